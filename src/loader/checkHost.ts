import { type Host, ShellFault } from '@vp-digital/core/shell';
import type { LoaderHost } from './loaderHost';

/** Throws a `ShellFault` that names what a shell hands in without which no page of an area stands. */
export function checkHost(element: unknown, host: LoaderHost): void {
  const { config, clock, shell, location, flags, customer } = host as Partial<Host>; // of a shell that has no types
  const faults = [
    isElement(element) ? undefined : 'element is no element',
    ...configFaults(config),
    ...clockFaults(clock),
    isCallable(shell?.send) ? undefined : 'shell.send is no function',
    subscribeFault('shell', () => shell?.subscribe('setAdvisorUserData', () => {})),
    ...(location ? locationFaults(location) : []),
    flags && subscribeFault('flags', () => flags.subscribe(() => {})),
    customer && subscribeFault('customer', () => customer.subscribe(() => {})),
  ].filter((fault) => fault !== undefined);
  if (faults.length > 0) throw new ShellFault('host', faults.join('; '));
}

/** Also one of another window. */
const isElement = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'append' in value;

const isCallable = (value: unknown): value is () => unknown => typeof value === 'function';

/** Without the households no page of one stands; a service that came later may be missing in an older shell. */
function configFaults(config: Partial<Host['config']> | undefined): (string | undefined)[] {
  if (typeof config !== 'object') return ['config is missing'];
  const { services } = config;
  return [typeof services?.households === 'string' ? undefined : 'config.services.households is missing'];
}

function clockFaults(clock: Partial<Host['clock']> | undefined): (string | undefined)[] {
  if (typeof clock !== 'object') return ['clock is missing'];
  return [
    gives(
      () => clock.now?.(),
      (now) => now instanceof Date && !Number.isNaN(now.getTime()),
    )
      ? undefined
      : 'clock.now() gives no Date',
    gives(
      () => clock.today?.(),
      (today) => typeof today === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(today),
    )
      ? undefined
      : 'clock.today() gives no day as YYYY-MM-DD',
  ];
}

function locationFaults(location: Host['location']): (string | undefined)[] {
  return [
    gives(
      () => location.current(),
      (path) => typeof path === 'string' && path.startsWith('/'),
    )
      ? undefined
      : 'location.current() gives no path that begins with a slash',
    isCallable(location.navigate) ? undefined : 'location.navigate is no function',
    subscribeFault('location', () => location.subscribe(() => {})),
  ];
}

function gives(ask: () => unknown, fits: (answer: unknown) => boolean): boolean {
  try {
    return fits(ask());
  } catch {
    return false;
  }
}

/** Who subscribes has to be able to end it. */
function subscribeFault(member: string, subscribe: () => unknown): string | undefined {
  let stop: unknown;
  try {
    stop = subscribe();
  } catch {
    return `${member}.subscribe is no function, or throws`;
  }
  if (!isCallable(stop)) return `${member}.subscribe gives no function that ends it`;
  stop();
  return undefined;
}
