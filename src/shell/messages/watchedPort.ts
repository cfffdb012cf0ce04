import { ShellFault } from '../shellFault';
import type { ShellPort } from './bus';
import { toArea } from './toArea';

/**
 * The same port, which tells what of a message is not as its schema says: our channels check at both ends, one that a shell has
 * made itself may check nothing. The message is passed on as it came.
 */
export function watchedPort(port: ShellPort, onMalformed: (fault: ShellFault) => void): ShellPort {
  return {
    send: (type, payload) => port.send(type, payload),
    subscribe: (type, listener) =>
      port.subscribe(type, (payload) => {
        const read = toArea[type].safeParse(payload);
        if (!read.success) {
          const members = read.error.issues.map(({ path }) => path.join('.') || 'payload');
          onMalformed(new ShellFault('message', `${type}: ${[...new Set(members)].join(', ')}`));
        }
        return listener(payload);
      }),
  };
}
