import { environments } from '@vp-digital/core/reference';
import * as z from 'zod/mini';

/** `/config/<env>.json`: addresses of one environment, absolute or relative to the shell's origin. */
export const config = z.object({
  environment: z.enum(environments),
  services: z.object({
    /** REST: sections, snapshots, reports. */
    households: z.string(),
    graphql: z.object({ person: z.string(), advisor: z.string() }),
  }),
  signIn: z.object({ authority: z.string(), clientId: z.string() }),
  /** Data protection, and terms of use with imprint: the footer's links. */
  links: z.object({ privacy: z.string(), imprint: z.string() }),
});
export type Config = z.infer<typeof config>;
