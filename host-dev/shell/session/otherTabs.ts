const channelName = 'vp.session';

/** Tells the user's other tabs that the session has ended, and hears it from them. */
export function createOtherTabs(): { announceEnd(): void; onEnd(listener: () => void): void } {
  const channel = new BroadcastChannel(channelName);
  return {
    announceEnd: () => channel.postMessage('ended'),
    onEnd: (listener) => channel.addEventListener('message', listener),
  };
}
