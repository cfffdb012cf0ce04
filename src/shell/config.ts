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
  /** Front-end API of the flag service, and the key that names this application there. */
  flags: z.optional(z.object({ url: z.string(), clientKey: z.string() })),
  /** Where telemetry goes; nothing is sent without it. */
  telemetry: z.optional(z.object({ endpoint: z.string(), instrumentationKey: z.string() })),
  signIn: z.object({ authority: z.string(), clientId: z.string() }),
  /** Where areas are served that do not share the shell's page, and which ones do not. */
  frames: z.optional(z.object({ origin: z.url(), areas: z.array(z.string()) })),
  /** Data protection, and terms of use with imprint: the footer's links. */
  links: z.object({ privacy: z.string(), imprint: z.string() }),
});
export type Config = z.infer<typeof config>;
