import * as z from 'zod/mini';
import { contactChannels } from './personCodes';
import { defineDocument } from './defineDocument';
import { entry, text } from './fields';

/** With the country calling code, without anything else: +4917139200. */
const phone = z.string().check(z.regex(/^\+\d{4,23}$/));
const email = z.string().check(z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/), z.maxLength(254));

/** Kontakt (the specification's section `contact`), by person id. */
const contact = z.strictObject({
  ...entry,
  mobilePhone: z.optional(phone),
  homePhone: z.optional(phone),
  workPhone: z.optional(phone),
  email: z.optional(email),
  secondEmail: z.optional(email),
  preferredChannel: z.optional(z.enum(contactChannels)),
  /** When, in the person's own words. */
  reachability: z.optional(text(200)),
});
export const contacts = defineDocument(contact, { owner: 'key' });
export type Contact = z.infer<typeof contact>;
