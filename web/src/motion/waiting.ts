/** Waits of the show: what is skipped isn't waited for. */

/** Wait so long, unless what is waited for is skipped. */
export function pause(milliseconds: number, cut: AbortSignal | undefined): Promise<void> {
  if (milliseconds <= 0 || cut?.aborted) return Promise.resolve();
  return new Promise((done) => {
    const over = () => {
      clearTimeout(timer);
      cut?.removeEventListener("abort", over);
      done();
    };
    const timer = setTimeout(over, milliseconds);
    cut?.addEventListener("abort", over);
  });
}

/** Wait until someone looks at this tab. */
export function seen(cut: AbortSignal | undefined): Promise<void> {
  if (!document.hidden || cut?.aborted) return Promise.resolve();
  return new Promise((done) => {
    const over = () => {
      if (document.hidden && !cut?.aborted) return;
      document.removeEventListener("visibilitychange", over);
      cut?.removeEventListener("abort", over);
      done();
    };
    document.addEventListener("visibilitychange", over);
    cut?.addEventListener("abort", over);
  });
}
