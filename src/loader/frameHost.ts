import {
  type Config,
  contractVersion,
  type FlagPort,
  type Host,
  type ShellBus,
  type ToArea,
  type ToShell,
} from '@vp-digital/core/shell';

/** What the area gets of the page around it; what a shell in the same document hands over as `Host`. */
export interface FrameHost
  extends Pick<Host, 'config' | 'language' | 'slot' | 'location' | 'flags' | 'customer'> {
  user: ToArea['init']['user'];
  household: ToArea['init']['household'];
  /** Every feature flag that the product knows. */
  flagNames: readonly string[];
}

export interface FrameOptions {
  bus: ShellBus;
  /** Exact origin of the frame, which serves `frame.html` and the areas. */
  origin: string;
  /** What a screen reader calls the frame until the page in it has told its name. */
  title: string;
  /** The height that the window has for the frame now, in CSS pixels. */
  room(): number;
  /** Hears what the frame draws for a customer: unchecked, of whoever runs in it. */
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
