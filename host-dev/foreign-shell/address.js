/** The address of the areas lives in the fragment of ours: `#/haushalt/…`. Every change passes `mayLeave`. */
export function createAddress(mayLeave) {
  const listeners = new Set();
  const read = () => location.hash.slice(1) || '/haushalt';
  let current = read();

  const settle = () => {
    current = read();
    for (const listener of [...listeners]) listener(current);
  };

  /** `asked`: the user has agreed already, or nothing of theirs can be lost. */
  async function go(to, { replace = false, asked = false } = {}) {
    if (!asked && !(await mayLeave())) return;
    if (replace) history.replaceState(null, '', `#${to}`);
    else history.pushState(null, '', `#${to}`);
    settle();
  }

  addEventListener('popstate', async () => {
    if (read() === current) return;
    if (await mayLeave()) return settle();
    history.pushState(null, '', `#${current}`); // back where what is typed stands
  });

  return {
    go,
    port: {
      current: () => current,
      href: (to) => `#${to}`, // of links that are copied or opened in another tab
      navigate: (to, options) => void go(to, options),
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  };
}
