import * as z from 'zod/mini';
import { readValue } from './readValue';

/**
 * `POST /api/households/{householdId}/pension-letter-proposals`: the bytes of a picture (JPEG or PNG) as body, answered
 * with what a letter of the statutory pension insurance (Renteninformation) on it seems to say. Only a proposal; read, kept and
 * refused like that of a contract. The insurance number is never part of it.
 */
export const pensionLetterProposal = z.object({
  /** Whose it is, first name before last name, without titles; the last name alone where no more was read. */
  name: readValue(z.string().check(z.maxLength(120))),
  /** Date of the letter. */
  recordDate: readValue(z.iso.date()),
  /** Cents of a month: Rente wegen voller Erwerbsminderung. */
  disabilityPension: readValue(z.int()),
  /** Rente wegen teilweiser Erwerbsminderung. */
  partialDisabilityPension: readValue(z.int()),
  /** Regelaltersrente earned so far, and projected: without adjustments, with 1 % and with 2 % a year. */
  earnedPension: readValue(z.int()),
  projectedPension: readValue(z.int()),
  projectedWithOnePercent: readValue(z.int()),
  projectedWithTwoPercent: readValue(z.int()),
  /** Entgeltpunkte in ten-thousandths. */
  pointsTenThousandths: readValue(z.int().check(z.minimum(0), z.maximum(1_200_000))),
});
export type PensionLetterProposal = z.infer<typeof pensionLetterProposal>;
