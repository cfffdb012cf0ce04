import { taxClasses } from '@vp-digital/core/household';
import * as z from 'zod/mini';
import { readValue } from './readValue';

/**
 * `POST /api/households/{householdId}/payslip-proposals`: the bytes of a picture (JPEG or PNG) as body, answered with
 * what a payslip on it seems to say about its month. Only a proposal; read, kept and refused like that of a contract.
 */
export const payslipProposal = z.object({
  /** Cents of the month. */
  gross: readValue(z.int()),
  net: readValue(z.int()),
  taxClass: readValue(z.enum(taxClasses)),
  /** Whose it is, first name before last name, without titles. */
  name: readValue(z.string().check(z.maxLength(120))),
  /** Kinderfreibeträge in halves: 4 means 2,0. */
  childAllowanceHalves: readValue(z.int().check(z.minimum(0), z.maximum(20))),
  healthFund: readValue(z.string().check(z.maxLength(80))),
  /** Vermögenswirksame Leistungen: cents of the month that go to the contract, and what the employer pays of them. */
  savings: readValue(z.int()),
  employerSavings: readValue(z.int()),
});
export type PayslipProposal = z.infer<typeof payslipProposal>;
