import * as z from 'zod/mini';
import { accountPurposes } from './personCodes';
import { defineDocument } from './defineDocument';
import { discussedAlone, entry, id, text } from './fields';
import { bank } from './protection';

/** Bankverbindungen (the specification's section `bankDetails`), by account id. Numbers without blanks, in capitals. */
const bankAccount = z.strictObject({
  ...entry,
  personIds: z.array(id),
  iban: bank(z.optional(z.string().check(z.regex(/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/)))),
  bic: bank(z.optional(z.string().check(z.regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/)))),
  holder: z.optional(text(80)),
  institution: z.optional(text(80)),
  purpose: z.optional(z.enum(accountPurposes)),
  discussedAlone,
});
export const bankAccounts = defineDocument(bankAccount, { owner: 'personIds', kept: false });
export type BankAccount = z.infer<typeof bankAccount>;
