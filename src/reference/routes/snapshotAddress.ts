const parameter = 'stand';

/** The address of a screen with a kept state laid over it, read only: screens that show none go on with today. */
export const atSnapshot = (href: string, snapshotId: string): string => `${href}?${parameter}=${snapshotId}`;

/** The id of the state that an address wants laid over its screen. */
export const snapshotIdIn = (search: string): string | undefined =>
  new URLSearchParams(search).get(parameter) ?? undefined;
