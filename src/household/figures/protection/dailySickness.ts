import type { Cents } from '@vp-digital/core/finance';
import type { InsuranceContract, SectionData } from '../../documents';
import { benefitKind } from '../contracts/benefitKind';
import { personsOfContract } from '../contracts/personsOfContract';
import { allOf, computed, missing, type Outcome } from '../outcome';

/** What a private contract pays while a person is ill. */
export interface DailySickness {
  /** Of a month: an amount of a day is paid for every calendar day, a month being 30 of them. */
  month: Cents;
  /** The first day of an illness that is paid, counted from 1. */
  fromDay: number;
  /** Nobody has said from which day: employees are taken to have agreed the end of their pay. */
  isFromDayAssumed: boolean;
}

/**
 * Krankentagegeld of a person: each contract that pays, with its first day. `usualFirstDay` stands for a day that
 * nobody has told. Missing: benefit; benefitFromDay, where there is no usual day: the self-employed agree anything from
 * the 4th to the 183rd.
 */
export function dailySickness(
  household: Pick<SectionData, 'persons' | 'contracts'>,
  personId: string,
  usualFirstDay: number | undefined,
): Outcome<DailySickness[]> {
  return allOf(
    contractsOf(household, personId).map((contract): Outcome<DailySickness> => {
      const month = monthOf(contract);
      if (month === undefined) return missing('benefit', personId);
      const fromDay = contract.benefitFromDay ?? usualFirstDay;
      if (fromDay === undefined) return missing('benefitFromDay', personId);
      return computed({ month, fromDay, isFromDayAssumed: contract.benefitFromDay === undefined });
    }),
  );
}

const contractsOf = (
  household: Pick<SectionData, 'persons' | 'contracts'>,
  personId: string,
): InsuranceContract[] =>
  Object.values(household.contracts.items).flatMap((contract) =>
    contract.kind === 'insurance' &&
    contract.line === 'dailySickness' &&
    benefitKind(contract) !== 'sum' &&
    personsOfContract(contract, household).includes(personId)
      ? [contract]
      : [],
  );

const monthOf = (contract: InsuranceContract): Cents | undefined =>
  contract.benefit !== undefined && benefitKind(contract) === 'daily'
    ? contract.benefit * daysOfMonth
    : contract.benefit;

/** As statutory sick pay counts a whole month, § 47 (1) Satz 6 and 7 SGB V. */
const daysOfMonth = 30;
