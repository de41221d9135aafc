/** Words that are said more briefly where they don't fit. */

import type { Attachment } from "svelte/attachments";

/** Write *whole* into an element, or *brief* where its parent would have to cut it off. */
export function fitting(whole: string, brief: string): Attachment<HTMLElement> {
  return (element) => {
    const box = element.parentElement;
    if (box === null) return undefined;
    const fit = () => {
      element.textContent = whole;
      if (box.scrollWidth > box.clientWidth) element.textContent = brief;
    };
    const resized = new ResizeObserver(fit);
    resized.observe(box.parentElement ?? box); // its own width follows the words
    void document.fonts.ready.then(fit);
    return () => resized.disconnect();
  };
}
