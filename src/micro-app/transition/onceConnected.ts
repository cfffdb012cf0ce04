/** Milliseconds after which a browser that has lost its connection knows. */
const known = 100;

/**
 * Loads something that can wait: what fails because there is no connection is asked for again when it is back. Every other
 * failure passes.
 */
export async function onceConnected<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch (error) {
    await new Promise((resolve) => setTimeout(resolve, known));
    if (navigator.onLine) throw error;
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return onceConnected(load);
  }
}
