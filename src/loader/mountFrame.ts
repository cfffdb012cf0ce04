import {
  acceptFrame,
  type Host,
  type Mounted,
  type Peer,
  type ToShell,
  type Transport,
} from '@vp-digital/core/shell';
import { askFrame } from './askFrame';
import { createFrameElement } from './frameElement';
import { describeFlags, describeHost, type FrameHost, type FrameOptions } from './frameHost';
import { LoadError, type LoadErrorCode, loadErrorCodes } from './loadError';
import { defaultTimeouts, withTimeouts } from './withTimeouts';

/**
 * Mounts an area in an iframe of another origin, behind the same `Mounted` as in this document: for an area that
 * cannot share the page, because it needs another major of `ui`, or must not. Rejects with `LoadError`.
 */
export async function mountFrame(
  area: string,
  element: HTMLElement,
  host: FrameHost,
  { bus, origin, title, room, onDrawn }: FrameOptions,
): Promise<Mounted> {
  const sized = createFrameElement({ src: `${origin}/frame.html`, title, room });
  const { frame } = sized;
  const cleanups: (() => void)[] = [() => frame.remove()];
  const end = () => {
    for (const cleanup of cleanups.splice(0).reverse()) cleanup();
  };
  const greeted = new Promise<Transport>((resolve) => {
    cleanups.push(
      acceptFrame({
        frame: () => frame.contentWindow,
        origins: [new URL(origin).origin],
        onConnect: resolve,
      }),
    );
  });
  element.append(frame);
  try {
    const peer = bus.connect(await inTime(area, greeted), area);
    cleanups.push(peer.close);
    const from = <Type extends keyof ToShell>(type: Type, listener: (payload: ToShell[Type]) => void) =>
      void cleanups.push(
        bus.subscribe(type, (payload, sender) => {
          if (sender === peer) listener(payload);
        }),
      );
    const states = followStates(area, from);
    from('resize', ({ height }) => sized.want(height));
    from('receivePageTitle', ({ title: now }) => {
      frame.title = now;
    });
    if (onDrawn) from('customerDrawn', onDrawn);
    from('customerEnded', () => host.customer?.end?.());
    cleanups.push(followPage({ peer, host, element, frame, sized }));
    peer.send('init', describeHost(area, host));
    peer.send('resize', { height: sized.available() });
    tellLook(peer, host.customer);
    await inTime(area, states.mounted);
    const unmount = once(async () => {
      states.end();
      await askFrame(bus, peer, 'unmounted', (requestId) => peer.send('unmount', { requestId }));
      end();
    });
    return {
      ready: states.ready,
      setLanguage: (language) => peer.send('setLanguage', { language }),
      save: async () => {
        const request = (requestId: string) =>
          peer.send('navigationRequest', { requestId, to: host.location.current() });
        return (await askFrame(bus, peer, 'setMicroAppDirty', request))?.dirty === false;
      },
      discard: () => peer.send('discard', {}),
      unmount,
    };
  } catch (error) {
    end();
    throw error;
  }
}

const inTime = <Value>(area: string, work: Promise<Value>) =>
  withTimeouts(work, defaultTimeouts, {
    onNotice: () => {},
    expired: () => new LoadError({ code: 'timeout', area, message: 'the frame did not answer in time' }),
  });

/** The area's own word on how far it is. */
function followStates(
  area: string,
  from: (type: 'init', listener: (payload: ToShell['init']) => void) => void,
) {
  const [mounted, ready] = [settled(), settled()];
  ready.promise.catch(() => {}); // who does not wait for it must not see an unhandled rejection
  from('init', (said) => {
    if (said.state === 'mounted') return mounted.resolve();
    if (said.state === 'ready') return ready.resolve();
    const { versions } = said;
    const details = { area, message: 'the frame could not mount it', ...(versions ? { versions } : {}) };
    const error = new LoadError({ ...details, code: isLoadErrorCode(said.code) ? said.code : 'chunk' });
    mounted.reject(error);
    ready.reject(error);
  });
  const end = () =>
    ready.reject(new LoadError({ code: 'unmounted', area, message: 'taken down before it was ready' }));
  return { mounted: mounted.promise, ready: ready.promise, end };
}

function settled() {
  let resolve: () => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<void>((onDone, onError) => {
    resolve = onDone;
    reject = onError;
  });
  return { promise, resolve, reject };
}

const isLoadErrorCode = (code: string): code is LoadErrorCode => loadErrorCodes.includes(code);

interface Followed {
  peer: Peer;
  host: FrameHost;
  element: HTMLElement;
  frame: HTMLIFrameElement;
  sized: ReturnType<typeof createFrameElement>;
}

/** What happens on the page around it reaches the area: address, flags, customer, the window's size, the skip link's focus. */
function followPage({ peer, host, element, frame, sized }: Followed): () => void {
  const { customer, flags, location } = host;
  const resize = () => {
    sized.fit();
    peer.send('resize', { height: sized.available() });
  };
  const focus = () => {
    frame.focus();
    peer.send('focus', {});
  };
  const stops = [
    location.subscribe((path) => peer.send('locationChanged', { path })),
    customer?.subscribe(() => tellLook(peer, customer)),
    flags?.subscribe(() => peer.send('flagsChanged', describeFlags(flags, host.flagNames))),
  ];
  window.addEventListener('resize', resize);
  element.addEventListener('focus', focus);
  return () => {
    for (const stop of stops) stop?.();
    window.removeEventListener('resize', resize);
    element.removeEventListener('focus', focus);
  };
}

function tellLook(peer: Peer, customer: Host['customer']): void {
  const look = customer?.current();
  peer.send('customerLook', look ? { look: { ...look } } : {});
}

function once(work: () => Promise<void>): () => Promise<void> {
  let under: Promise<void> | undefined;
  return () => (under ??= work());
}
