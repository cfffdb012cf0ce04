/**
 * The second origin of the same server, for areas in iframes: browsers take this machine's number for another site
 * than its name. Under another public address there is no iframe mode.
 */
export function frameOrigin(origin: string): string | undefined {
  const address = new URL(origin);
  if (address.hostname !== 'localhost') return undefined;
  address.hostname = '127.0.0.1';
  return address.origin;
}
