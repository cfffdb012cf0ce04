import { CORE_VERSION } from '@vp-digital/core/contracts';
import type { SectionName } from '@vp-digital/core/household';
import { createTexts, type Texts } from '@vp-digital/core/platform';
import type { AreaDeclaration } from '@vp-digital/core/reference';
import { type AreaServices, createDrafts, SectionQueues, UnsavedEntries } from '@vp-digital/core/services';
import { followShell, selectUser, type WithSession } from '@vp-digital/core/session';
import {
  createTokenSource,
  type Host,
  ShellFault,
  type SharedStore,
  watchedPort,
} from '@vp-digital/core/shell';
import { createDraftNotices } from './draftNotices';
import { subscribeToShell } from './subscribeToShell';
import { acquireApi, pageStore } from './pageStore';
import type { MicroAppOptions } from './microAppOptions';
import { createReady, type Ready } from './ready';

/** Everything that belongs to one mount of an area and goes with it. */
export interface Mount {
  host: Host;
  texts: Texts;
  shared: SharedStore;
  services: AreaServices;
  ready: Ready;
  /** Tells the sink what the shell can mend. */
  onFault(fault: ShellFault): void;
  /** Until documents can be read as the area knows them; undefined where that is now. */
  documents: Promise<void> | undefined;
  /** Drops unsaved input. */
  discard(): void;
  /** Ends the mount; unsaved input stays as a draft. */
  dispose(): Promise<void>;
}

export function createMount(
  area: AreaDeclaration<SectionName>,
  options: MicroAppOptions,
  given: Host,
): Mount {
  const ready = createReady();
  const report = (error: unknown, during: string) =>
    given.sink.error(error, { area: area.name, version: options.version, during });
  const onFault = (fault: ShellFault) => {
    report(fault, 'shell');
    if (fault.code === 'address') ready.reject(fault);
  };
  const host = { ...given, shell: watchedPort(given.shell, onFault) };
  const { areaApi, ownCore } = options;
  const shared = host.shared ?? pageStore();
  const stopFollowing = host.shared ? () => {} : followShell(shared, host.shell);
  const tokens = createTokenSource(host.shell, host.clock, onFault);
  const disconnect = areaApi.connect({
    config: host.config,
    clock: host.clock,
    tokens,
    onUnauthorized: () => host.shell.send('logout', { reason: 'unauthorized' }),
    onDeviceLocked: () => host.shell.send('deviceLocked', {}),
    onBroken: (error) => report(error, 'answer'),
    own: ownCore,
  });
  const release = acquireApi(shared, areaApi);
  const store = shared.store as ConstructorParameters<typeof SectionQueues>[1]; // the area's API has just been injected
  const texts = createTexts(area.name, options.texts, (error) => report(error, 'texts'));
  const { onRestored, onUnavailable } = createDraftNotices(host, texts.i18n, {
    area: area.name,
    version: options.version,
  });
  const user = () => selectUser(shared.store.getState() as WithSession)?.id; // the session slice is part of every page store
  const drafts = createDrafts({ user, clock: host.clock, onUnavailable });
  const unsaved = new UnsavedEntries(area.name, shared.store);
  const kept = { drafts, onRestored };
  const queues = new SectionQueues(areaApi, store, kept, unsaved);
  const services = { areaApi, queues, unsaved, kept };
  const stopListening = host.shell.subscribe('setAdvisorUserData', () => {
    tokens.forget(); // the next token is for the newly chosen advisor context
    release.reset();
  });
  const discard = () => {
    queues.discardAll();
    unsaved.clearAll();
    drafts.discard();
  };
  const stopHearing = subscribeToShell({ area, host, shared, services, discard });
  return {
    host,
    texts,
    shared,
    services,
    ready,
    onFault,
    documents: ownCore.version === CORE_VERSION ? undefined : ownCore.fetchReader(),
    discard,
    dispose: async () => {
      ready.reject(new ShellFault('unmounted', 'taken down before the first screen stood'));
      stopListening();
      await queues.close();
      unsaved.close();
      await stopHearing();
      stopFollowing();
      disconnect();
      tokens.close();
      release();
    },
  };
}
