const channelName = 'vp.session';

/** Notifies the user's other tabs that the session has ended, and is notified by them. */
export function createOtherTabs(): { announceEnd(): void; onEnd(listener: () => void): void } {
  const channel = new BroadcastChannel(channelName);
  return {
    announceEnd: () => channel.postMessage('ended'),
    onEnd: (listener) => channel.addEventListener('message', listener),
  };
}
