import type { Host } from '@vp-digital/core/shell';

/** What a shell hands in; without a location port or a sink the loader brings one, without a version its own. */
export type LoaderHost = Omit<Host, 'location' | 'contractVersion' | 'sink'> &
  Partial<Pick<Host, 'location' | 'contractVersion' | 'sink'>>;
