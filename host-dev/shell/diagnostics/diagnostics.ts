import { selectUser, userSet } from '@vp-digital/core/session';
import type { Shell } from '../session/createShell';
import { logMessages, type MessageLog } from './messageLog';
import { provokeFaults } from './provokeFaults';
import { forgetSettings, keepSettings, noSettings, readSettings, type Settings } from './settings';

/** What the panel shows and switches. */
export interface Diagnostics {
  shell: Shell;
  log: MessageLog;
  settings(): Settings;
  /** Switches something; a changed flag or address holds from the next load of the page, the rest at once. */
  change(settings: Partial<Settings>): void;
  /** Everything as it is without the panel. */
  reset(): void;
  subscribe(listener: () => void): () => void;
}

export function createDiagnostics(shell: Shell): Diagnostics {
  const listeners = new Set<() => void>();
  let settings = readSettings() ?? noSettings;
  const set = (next: Settings) => {
    settings = next;
    for (const listener of [...listeners]) listener();
  };
  const permissions = selectUser(shell.state())?.permissions ?? [];
  const showPermissions = () => {
    const user = selectUser(shell.state());
    const held = permissions.filter((permission) => !settings.withheld.includes(permission));
    if (user && held.length !== user.permissions.length)
      shell.shared.store.dispatch(userSet({ ...user, permissions: held }));
  };
  provokeFaults(() => settings.fault);
  overrideFlags(shell, settings.flags);
  overrideEntry(shell, settings.override);
  showPermissions();
  return {
    shell,
    log: logMessages(shell.bus, shell.clock.now),
    settings: () => settings,
    change: (part) => {
      set({ ...settings, ...part });
      keepSettings(settings);
      showPermissions();
    },
    reset: () => {
      set(noSettings);
      forgetSettings();
      showPermissions();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function overrideFlags({ flags }: Shell, chosen: Settings['flags']): void {
  const { isEnabled } = flags;
  flags.isEnabled = (name) => chosen[name] ?? isEnabled(name);
}

/** Somebody's own build has other files and other hashes than the release. */
function overrideEntry({ registry }: Shell, override: Settings['override']): void {
  const line = override && registry[override.area];
  if (line)
    Object.assign(line, { entry: override.entry, preload: [], css: [], integrity: {}, pageFiles: {} });
}
