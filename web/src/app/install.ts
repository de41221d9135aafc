/** The page as an app: it has a service worker where the browser allows one. Without one it works as well. */

export async function install(): Promise<void> {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  try {
    await navigator.serviceWorker.register("/worker.js");
  } catch {
    // private windows and plain http refuse it
  }
}
