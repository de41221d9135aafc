/** What is asked, in words: the heading, and what stands below it. */
export interface Asked {
  heading: string;
  below: string;
}
