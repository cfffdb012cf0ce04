import type { PayslipProposal } from '@vp-digital/core/contracts';
import { personsOfContract, type SavingContract, type SectionData } from '@vp-digital/core/household';

/** Whose it is and what is saved in all is shown and not taken. */
export type PayslipField = Exclude<keyof PayslipProposal, 'name' | 'savings'>;

/** In the order in which they are confirmed. */
export const payslipFields = [
  'gross',
  'net',
  'taxClass',
  'childAllowanceHalves',
  'healthFund',
  'employerSavings',
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

/** Into which vermögenswirksame Leistungen may go. */
const savingLines: readonly SavingContract['line'][] = ['buildingSavings', 'fundPlan', 'bankPlan'];

/**
 * The contract of a person that gets the employer's share: the one that has one so far, else the only one that may. Undefined where
 * there is none or nobody can say which.
 */
export function savedInto(household: Pick<SectionData, 'persons' | 'contracts'>, personId: string) {
  const own = Object.entries(household.contracts.items).flatMap(([id, contract]) =>
    contract.kind === 'saving' &&
    savingLines.includes(contract.line) &&
    personsOfContract(contract, household)[0] === personId
      ? [{ id, contract }]
      : [],
  );
  const shared = own.filter(({ contract }) => (contract.employerShare ?? 0) > 0);
  const [only, more] = shared.length > 0 ? shared : own;
  return more ? undefined : only;
}
