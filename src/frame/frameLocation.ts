import { isOwnPath, type LocationPort, type ShellPort } from '@vp-digital/core/shell';

/**
 * The shell's address bar from inside the frame: the area requests changes by message, and the address has changed when
 * the shell says so. The frame itself never navigates, so only the shell handles back and forward.
 */
export function createFrameLocation(port: ShellPort, first: string): LocationPort {
  const listeners = new Set<(path: string) => void>();
  let path = first;
  port.subscribe('locationChanged', (next) => {
    if (next.path === path) return;
    path = next.path;
    for (const listener of [...listeners]) listener(path);
  });
  return {
    current: () => path,
    navigate: (to, { replace = false } = {}) => {
      if (!isOwnPath(to)) throw new Error(`not a path of this page: ${to}`);
      port.send('navigate', { to, replace });
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
