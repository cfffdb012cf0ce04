import { type DisabilityGap, disabilityGap, type IsoDate } from '@vp-digital/core/finance';
import type { InsuranceContract, SectionData } from '../../documents';
import { incomeProtectionRules } from '../assumptions';
import { earnedNet } from '../ownIncome';
import { computed, factsOf, missing, missingAll, notRelevant, type Outcome } from '../outcome';
import { ageOf, type People } from '../people';
import type { PensionRecords } from '../retirement/pensionRecords';
import { type DisabilityEstimate, disabilityEstimate } from './disabilityEstimate';

export interface IncomeProtection extends DisabilityGap {
  personId: string;
  pension: DisabilityEstimate;
  /** What is secured ÷ target, at most 1; 1 without any target. */
  coverage: number;
}

const monthlyPensionLines: ReadonlySet<InsuranceContract['line']> = new Set(['disability', 'reducedEarning']);

/**
 * F17 AKS-Lücke of a person: 80 % of the net that work brings less the net pension of F12 and private disability
 * pensions (BU, EU) that still run. Cents of a month. Not relevant to those who do not earn. Missing: net,
 * and as F12.
 */
export function incomeProtection({
  household,
  personId,
  date,
}: {
  household: People & PensionRecords & Pick<SectionData, 'contracts'>;
  personId: string;
  date: IsoDate;
}): Outcome<IncomeProtection> {
  const pension = disabilityEstimate({ household, personId, date });
  if (pension.kind === 'notRelevant') return notRelevant;
  const net = earnedNet(household, personId);
  if (pension.kind === 'missing' || net.kind !== 'computed') return missingAll(factsOf(net, pension));
  if (net.value === 0) return missing('net', personId);
  const { needShare, disabilityNetShare, unfitNetShare } = incomeProtectionRules;
  const gap = disabilityGap({
    netMonth: net.value,
    targetShare: needShare,
    pensionMonth: pension.value.gross,
    pensionNetShare: pension.value.kind === 'unfit' ? unfitNetShare : disabilityNetShare,
    privateMonth: privatePensions(household, personId, date),
  });
  const coverage = gap.target > 0 ? Math.min(1, gap.secured / gap.target) : 1;
  return computed({ personId, pension: pension.value, ...gap, coverage });
}

function privatePensions(
  household: Pick<SectionData, 'persons' | 'contracts'>,
  personId: string,
  date: IsoDate,
): number {
  const age = ageOf(household, personId, date) ?? 0;
  return Object.values(household.contracts.items).reduce((sum, contract) => {
    const runs =
      contract.kind === 'insurance' &&
      monthlyPensionLines.has(contract.line) &&
      contract.personIds.includes(personId) &&
      (contract.benefitUntilAge ?? age + 1) > age;
    return runs ? sum + (contract.benefit ?? 0) : sum;
  }, 0);
}
