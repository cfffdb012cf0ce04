import { insuranceLines, loanLines, savingLines } from '@vp-digital/core/household';
import * as z from 'zod/mini';
import { readValue as read } from './readValue';

/**
 * `POST /api/households/{householdId}/contract-proposals`: the bytes of a picture (JPEG or PNG) as body, answered with what
 * a contract on it seems to say. A proposal and nothing else: neither the picture nor the answer is kept. Refused with
 * 413 (too many bytes or pixels), 415 (another type), 422 (code `no_text`: nothing to read) and 503 (too much to do).
 */
export const contractProposal = z.object({
  line: read(z.enum([...insuranceLines, ...savingLines, ...loanLines])),
  company: read(z.string().check(z.maxLength(80))),
  number: read(z.string().check(z.maxLength(30))),
  /** Cents of one payment. */
  premium: read(z.int()),
  frequency: read(z.enum(['monthly', 'quarterly', 'halfYearly', 'yearly', 'once'])),
  start: read(z.iso.date()),
  end: read(z.iso.date()),
  /** Cents: a sum, or a monthly pension, as the line has it. */
  benefit: read(z.int()),
  /** Who has concluded it, first name before last name, without titles. */
  holder: read(z.string().check(z.maxLength(120))),
  /** Cents that it is worth: surrender value, what has been saved. */
  balance: read(z.int()),
  balanceAsOf: read(z.iso.date()),
  /** Cents of a month: the pension that is guaranteed. */
  projectedPension: read(z.int()),
  /** Basis points by which premium and benefit rise each year. */
  yearlyRise: read(z.int()),
  /** Who is paid in the case of death, in the words of the contract. */
  beneficiaries: read(z.string().check(z.maxLength(120))),
});
export type ContractProposal = z.infer<typeof contractProposal>;
