import type { PayslipProposal } from '@vp-digital/core/contracts';
import type { SectionData } from '@vp-digital/core/household';

/** Whose it is is shown and not taken. */
export type PayslipField = Exclude<keyof PayslipProposal, 'name'>;

/** In the order in which they are confirmed. */
export const payslipFields = [
  'gross',
  'net',
  'taxClass',
  'childAllowanceHalves',
  'healthFund',
] as const satisfies readonly PayslipField[];

/** Whether two names are of the same letters, however they are written. */
export const isSameName = (one: string, other: string): boolean => lettersOf(one) === lettersOf(other);

const lettersOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();

/** The person's main employment, whose health fund a payslip names. */
export function employmentOf({ employments }: Pick<SectionData, 'employments'>, personId: string) {
  const own = Object.entries(employments.items).filter(([, one]) => one.personId === personId);
  const [id, employment] = own.find(([, { main }]) => main) ?? own[0] ?? [];
  return id === undefined || !employment ? undefined : { id, employment };
}
