import {
  environments,
  externalApps,
  graphqlNames,
  handOverSegments,
  serviceNames,
} from '@vp-digital/core/reference';
import * as z from 'zod/mini';

const address = z.string().check(z.minLength(1));

/** One for each name. */
const each = <Name extends string, Schema>(names: readonly Name[], schema: Schema) =>
  Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>; // an entry for each name

/** `/config/<env>.json`: addresses of one environment, absolute or relative to the shell's origin. */
export const config = z.object({
  environment: z.enum(environments),
  /** Base addresses, without a slash at the end. */
  services: z.object({ ...each(serviceNames, address), graphql: z.object(each(graphqlNames, address)) }),
  /** Apps outside of the product that a screen hands over to; what leads to one without an address is not there. */
  external: z.object(each(externalApps, z.optional(address))),
  /**
   * Where the apps of the segments without screens are installed: absolute addresses, whose origin alone may answer. One that is
   * left out is not available.
   */
  apps: z.optional(z.partialRecord(z.enum(handOverSegments), z.url())),
  /** Front-end API of the flag service, and the key that names this application there. */
  flags: z.optional(z.object({ url: z.string(), clientKey: z.string() })),
  /** Where telemetry goes; nothing is sent without it. */
  telemetry: z.optional(z.object({ endpoint: z.string(), instrumentationKey: z.string() })),
  signIn: z.object({ authority: z.string(), clientId: z.string() }),
  /** Where areas are served that do not share the shell's page, and which ones do not. */
  frames: z.optional(z.object({ origin: z.url(), areas: z.array(z.string()) })),
  /** Whether the shell offers its diagnostics panel. */
  diagnostics: z.optional(z.boolean()),
  /** What is restricted at present, in both languages: said on the sign-in page. */
  notice: z.optional(z.object({ de: z.string(), en: z.string() })),
  /** What the company says to those who are interested in advising as a job; a slide without its figures is left out. */
  team: z.optional(
    z.object({
      earnings: z.optional(
        z.object({
          /** Of a year, in cents, of all who advise: half of them earn less. */
          medianYear: z.int().check(z.minimum(0)),
          /** Shares of one: who earned nothing, and who left within the first year. */
          withoutIncome: z.number().check(z.minimum(0), z.maximum(1)),
          leftInFirstYear: z.number().check(z.minimum(0), z.maximum(1)),
          year: z.int(),
          source: z.string().check(z.minLength(1), z.maxLength(200)),
        }),
      ),
      /** In cents: of the examination, and of each month. */
      costs: z.optional(
        z.object({ exam: z.int().check(z.minimum(0)), monthly: z.int().check(z.minimum(0)) }),
      ),
    }),
  ),
  /** Data protection, and terms of use with imprint: the footer's links. */
  links: z.object({ privacy: z.string(), imprint: z.string() }),
});
export type Config = z.infer<typeof config>;
