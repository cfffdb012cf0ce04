import { LoadError, type Loader } from '@vp-digital/core/loader';
import {
  consoleSink,
  createAreaPort,
  createClock,
  type Mounted,
  type ShellPort,
  type Sink,
  type ToArea,
  type Transport,
  type FlagPort,
} from '@vp-digital/core/shell';
import { createFrameCustomer } from './frameCustomer';
import { createFrameLocation } from './frameLocation';
import { createFrameStore } from './frameStore';
import { reportHeight } from './reportHeight';

export interface FrameParts {
  /** To the shell, which is unverified until it has sent `init`. */
  transport: Transport;
  /** Container of the area. */
  element: HTMLElement;
  loader: Pick<Loader, 'mountArea'>;
  /** Moves the focus into the page. */
  focusPage(): void;
}

/**
 * A shell for one area, in an iframe: the area gets the same `Host` as on a shell's own page, and everything behind it
 * is a message to the shell around the frame. Nothing happens before that has sent `init`.
 */
export function runFrame({ transport, element, loader, focusPage }: FrameParts): void {
  const counts = { dropped: 0, limited: 0, failed: 0 };
  const onError = (error: unknown) =>
    consoleSink.error(error, { area: 'frame', version: '', during: 'message' });
  const port = createAreaPort(transport, 'frame', { counts, onError });
  const stop = port.subscribe('init', async (init) => {
    stop(); // a frame has one life
    try {
      await start(init);
    } catch (error) {
      if (error instanceof LoadError && error.code === 'unmounted') return; // the shell has asked for it
      onError(error);
      port.send('init', { state: 'failed', ...describe(error) });
    }
  });

  async function start({ area, config, contractVersion, flags, language, path, slot, ...session }: Init) {
    const measure = reportHeight(element, port);
    const location = createFrameLocation(port, path);
    const mounted = await loader.mountArea(area, element, {
      clock: createClock(),
      config,
      contractVersion,
      customer: createFrameCustomer({ port, source: element, location }),
      flags: createFrameFlags(port, flags),
      language,
      location,
      shared: createFrameStore(port, session),
      shell: port,
      sink: createFrameSink(port),
      slot,
    });
    obey(port, mounted, focusPage);
    port.send('init', { state: 'mounted' });
    await mounted.ready;
    measure();
    port.send('init', { state: 'ready' });
  }
}

type Init = ToArea['init'];

/** What a shell on the same page would call by itself. */
function obey(port: ShellPort, mounted: Mounted, focusPage: () => void): void {
  port.subscribe('setLanguage', ({ language }) => {
    document.documentElement.lang = language;
    mounted.setLanguage(language);
  });
  port.subscribe('discard', () => mounted.discard());
  port.subscribe('focus', focusPage);
  port.subscribe('unmount', async ({ requestId }) => {
    await mounted.unmount();
    port.send('unmounted', { requestId });
  });
}

/** To the console here and, without texts, to the shell's telemetry. */
const createFrameSink = (port: ShellPort): Sink => ({
  error: (error, context) => {
    consoleSink.error(error, context);
    port.send('faultReported', { ...context, name: error instanceof Error ? error.name : 'Error' });
  },
  event: (name, properties = {}) => port.send('eventReported', { name, properties }),
});

const describe = (error: unknown) =>
  error instanceof LoadError
    ? { code: error.code, ...(error.versions ? { versions: error.versions } : {}) }
    : { code: 'mount' };

/** The shell's feature flags, as its messages report them. */
function createFrameFlags(port: ShellPort, first: ToArea['flagsChanged']): FlagPort {
  const listeners = new Set<() => void>();
  let known = first;
  port.subscribe('flagsChanged', (next) => {
    known = next;
    for (const listener of [...listeners]) listener();
  });
  return {
    settled: () => known.settled,
    isEnabled: (name) => (known.settled ? known.enabled.includes(name) : undefined),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
