/** Files on their way to others: by the device's own way of sharing, or by saving them. */

/** Whether this device can send such a file. */
export function canSend(file: File): boolean {
  return navigator.canShare?.({ files: [file] }) ?? false;
}

/** Send a file; false where whoever sends it has changed their mind. */
export async function send(file: File, text: string, url: string): Promise<boolean> {
  try {
    await navigator.share({ files: [file], text, url });
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return false;
    throw error;
  }
}

export function save(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // some browsers begin late
}
