import {
  type Config,
  contractVersion,
  type FlagPort,
  type Host,
  type ShellBus,
  type ToArea,
  type ToShell,
} from '@vp-digital/core/shell';

/** What the area gets from the page around it; a shell in the same document passes the same as `Host`. */
export interface FrameHost
  extends Pick<Host, 'config' | 'language' | 'slot' | 'location' | 'flags' | 'customer'> {
  user: ToArea['init']['user'];
  household: ToArea['init']['household'];
  /** Every feature flag that the product knows. */
  flagNames: readonly string[];
}

export interface FrameOptions {
  bus: ShellBus;
  /** Exact origin of the frame, which serves `frame.html` and the areas; with a path where they stand below one. */
  origin: string;
  /** Title of the frame for screen readers until the page in it has sent its own. */
  title: string;
  /** The height that the window currently has for the frame, in CSS pixels. */
  room(): number;
  /** Receives what the frame draws for a customer: unchecked, from whatever runs in it. */
  onDrawn?(drawn: ToShell['customerDrawn']): void;
}

export const describeHost = (area: string, host: FrameHost): ToArea['init'] => ({
  area,
  contractVersion,
  config: absolute(host.config),
  language: host.language,
  slot: host.slot,
  path: host.location.current(),
  flags: describeFlags(host.flags, host.flagNames),
  ...(host.user ? { user: host.user } : {}),
  ...(host.household ? { household: host.household } : {}),
});

export const describeFlags = (
  flags: FlagPort | undefined,
  names: readonly string[],
): ToArea['flagsChanged'] => ({
  settled: flags?.settled() ?? true,
  enabled: names.filter((name) => flags?.isEnabled(name) === true),
});

/** Addresses are relative to the shell's origin; the frame has another one. */
const absolute = (config: Config): Config =>
  JSON.parse(JSON.stringify(config), (_, value: unknown) =>
    typeof value === 'string' && value.startsWith('/') ? new URL(value, window.location.origin).href : value,
  ) as Config; // the same shape
