"""Lessons: a first game of each kind that teaches by doing, recorded from the real rules for the page.

A script says what is taught and when; the recorder plays it on the engine and writes down what the learner sees. Run as
a program, this package writes the page's files again, one for each game that has a lesson.
"""
