import {
  type Cents,
  type DisabilityGap,
  disabilityGap,
  type IsoDate,
  type Rate,
} from '@vp-digital/core/finance';
import type { SectionData } from '../../documents';
import { incomeProtectionRules } from '../assumptions';
import { earnedNet } from '../ownIncome';
import { sum } from '../net';
import { computed, factsOf, missing, missingAll, notRelevant, type Outcome } from '../outcome';
import type { People } from '../people';
import type { PensionRecords } from '../retirement/pensionRecords';
import { healthPremium } from '../contracts/healthPremium';
import { missingInsured } from '../contracts/personsOfContract';
import { disabilityCovers } from './disabilityCovers';
import { type DisabilityEstimate, disabilityEstimate } from './disabilityEstimate';

export interface IncomeProtection extends DisabilityGap {
  personId: string;
  /** Net of a month that work brings, after the own premium of private health insurance, as the pensions are. */
  net: Cents;
  /** That premium; 0 in a statutory fund. */
  healthPremium: Cents;
  pension: DisabilityEstimate;
  /** What is secured ÷ target, at most 1; 1 without any target. */
  coverage: number;
}

/**
 * F17 AKS-Lücke of a person: 80 % of the net that work brings, after the own premium of private health insurance, less
 * the net pension of F12 and private disability pensions (BU, EU) that still run. Cents of a month. Not relevant to those who do not earn. Missing: net,
 * insuredPerson (a contract names nobody), and as F12.
 */
export function incomeProtection({
  household,
  personId,
  date,
  needShare = incomeProtectionRules.needShare,
}: {
  household: People & PensionRecords & Pick<SectionData, 'contracts'>;
  personId: string;
  date: IsoDate;
  /** The part of net to be secured; another one than the formula's 80 % answers a what-if. */
  needShare?: Rate;
}): Outcome<IncomeProtection> {
  const pension = disabilityEstimate({ household, personId, date });
  if (pension.kind === 'notRelevant') return notRelevant;
  const net = earnedNet(household, personId);
  const premium = healthPremium(household, personId);
  const nobodyNamed = missingInsured(household, ['disability', 'reducedEarning']);
  if (
    pension.kind === 'missing' ||
    net.kind !== 'computed' ||
    premium.kind !== 'computed' ||
    nobodyNamed.length > 0
  )
    return missingAll(factsOf(net, pension, premium, ...nobodyNamed));
  if (net.value === 0) return missing('net', personId);
  const netMonth = Math.max(0, net.value - premium.value);
  const { disabilityNetShare, unfitNetShare } = incomeProtectionRules;
  const gap = disabilityGap({
    netMonth,
    targetShare: needShare,
    pensionMonth: pension.value.gross,
    pensionNetShare: pension.value.kind === 'unfit' ? unfitNetShare : disabilityNetShare,
    privateMonth: sum(disabilityCovers(household, personId, date).map(({ benefit }) => benefit)),
  });
  const coverage = gap.target > 0 ? Math.min(1, gap.secured / gap.target) : 1;
  return computed({
    ...{ personId, net: netMonth, healthPremium: premium.value, pension: pension.value },
    ...{ ...gap, coverage },
  });
}
