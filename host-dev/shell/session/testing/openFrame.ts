import { type MessagePort, MessageChannel } from 'node:worker_threads';
import { runFrame } from '@vp-digital/core/frame';
import { type FrameHost, type FrameOptions, type Loader, mountFrame } from '@vp-digital/core/loader';
import { greetShell, type Mounted, type ShellBus } from '@vp-digital/core/shell';
import { createTestHost } from './testHost';

const frameOrigin = 'https://areas.example';

/** jsdom has no channels. Those of Node keep the process alive until they are closed. */
const ports: MessagePort[] = [];
class RecordedChannel extends MessageChannel {
  constructor() {
    super();
    ports.push(this.port1, this.port2);
  }
}

/** For the end of a test, after its frames are unmounted: they answer by these channels that they are gone. */
export function closeChannels(): void {
  for (const port of ports.splice(0)) port.close();
}

export interface OpenFrameOptions {
  bus: ShellBus;
  /** What the frame's own loader does. */
  mountArea: Loader['mountArea'];
  host?: Partial<FrameHost>;
  onDrawn?: FrameOptions['onDrawn'];
  /** How the greeting arrives; by default as from the frame itself. */
  greeting?: (fromFrame: Greeting) => Partial<Greeting>;
}

export interface Greeting {
  data: unknown;
  origin: string;
  source: unknown;
  ports: readonly unknown[];
}

/**
 * Both sides of the iframe mode in one document, with the browser's part played here: the frame's window exists, its
 * page is run by hand, and the greeting is delivered as `postMessage` would.
 */
export function openFrame({ bus, mountArea, host, onDrawn, greeting = () => ({}) }: OpenFrameOptions) {
  Object.assign(globalThis, { MessageChannel: RecordedChannel });
  const element = document.body.appendChild(document.createElement('div'));
  const mounting: Promise<Mounted> = mountFrame('analysis', element, createTestHost(host), {
    bus,
    origin: frameOrigin,
    title: 'analysis',
    room: () => 700,
    ...(onDrawn && { onDrawn }),
  });
  const frame = element.querySelector('iframe');
  if (!frame) throw new Error('there is no frame');
  const inside = document.body.appendChild(document.createElement('div'));
  const focused: string[] = [];
  const shellWindow = {
    postMessage: (data: unknown, _: unknown, ports: readonly MessagePort[]) => {
      const event = { data, origin: frameOrigin, source: frame.contentWindow, ports };
      window.dispatchEvent(Object.assign(new Event('message'), event, greeting(event)));
    },
  };
  const transport = greetShell(window.location.origin, shellWindow as unknown as Window); // all that is used of it
  runFrame({
    transport,
    element: inside,
    loader: { mountArea },
    focusPage: () => focused.push('page'),
  });
  return { mounting, element, frame, inside, focused };
}
