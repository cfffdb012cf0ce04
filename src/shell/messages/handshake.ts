import { portTransport } from './transports';
import type { Transport } from './endpoint';

/** The one string that passes between windows; everything after it goes over the port that it brings. */
const greeting = 'vp.shell/1';

/**
 * The area's side: greets the window around it, which only receives it when it is of exactly that origin. Whether
 * it has accepted is seen by what comes over the transport.
 */
export function greetShell(
  shellOrigin: string,
  shell: Pick<Window, 'postMessage'> = window.parent,
): Transport {
  const { port1, port2 } = new MessageChannel();
  const transport = portTransport(port1);
  shell.postMessage(greeting, shellOrigin, [port2]);
  return transport;
}

export interface FrameDoor {
  /** The window of the frame, once it is there; only it may enter. */
  frame(): Window | null;
  /** Exact origins from which a frame may greet. */
  origins: readonly string[];
  onConnect(transport: Transport): void;
  page?: Pick<Window, 'addEventListener' | 'removeEventListener'>;
}

/**
 * The shell's side: accepts the first greeting that comes from its own frame *and* from an origin on the list, with
 * one port. Everything else that windows post is passed over: this page is not the only one that may speak to it.
 *
 * @returns how to stop accepting.
 */
export function acceptFrame({ frame, origins, onConnect, page = window }: FrameDoor): () => void {
  const hear = ({ data, origin, ports, source }: MessageEvent<unknown>) => {
    const [port, ...others] = ports;
    const isOurs = source !== null && source === frame() && origins.includes(origin);
    if (!isOurs || data !== greeting || !port || others.length > 0) return;
    stop();
    onConnect(portTransport(port));
  };
  const stop = () => page.removeEventListener('message', hear);
  page.addEventListener('message', hear);
  return stop;
}
