import type { Config, FlagPort, Sink } from '@vp-digital/core/shell';
import type { UnleashClient } from 'unleash-proxy-client';

export interface ShellFlags extends FlagPort {
  /** Fetches the client and the first answer; resolves when the flags are settled. */
  start(): Promise<void>;
}

/** Seconds. */
const refreshInterval = 30;

/** Milliseconds that a page waits for the first answer. */
const patience = 5_000;

/**
 * The flags of the environment, through the Unleash client. It keeps the last response on the device, so that a failing
 * flag service changes nothing, even right after a reload. It receives nothing about the user.
 */
export function createFlags({ flags, environment }: Config, sink: Sink): ShellFlags {
  const listeners = new Set<() => void>();
  let client: UnleashClient | undefined;
  let settled = flags === undefined;
  const notify = () => {
    for (const listener of [...listeners]) listener();
  };
  const settle = () => {
    settled = true;
    notify();
  };
  const report = (error: unknown) => sink.error(error, { area: 'shell', version: '', during: 'flags' });

  return {
    settled: () => settled,
    isEnabled: (name) => {
      const isKnown = client?.isReady() || (client?.getAllToggles().length ?? 0) > 0; // the last response kept
      return isKnown ? client?.isEnabled(name) : undefined;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: async () => {
      if (!flags || client) return;
      try {
        const { UnleashClient } = await import('unleash-proxy-client');
        client = new UnleashClient({
          url: new URL(flags.url, window.location.origin),
          clientKey: flags.clientKey,
          appName: 'vp-digital',
          environment,
          refreshInterval,
          metricsInterval: refreshInterval,
          context: { sessionId: crypto.randomUUID() },
        });
        for (const event of ['initialized', 'ready', 'update'] as const) client.on(event, notify);
        client.on('error', report);
        await Promise.race([client.start(), new Promise((resolve) => setTimeout(resolve, patience))]);
      } catch (error) {
        report(error);
      }
      settle();
    },
  };
}
