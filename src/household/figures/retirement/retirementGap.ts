import { type Cents, type IsoDate, shareRounded } from '@vp-digital/core/finance';
import type { SectionData } from '../../documents';
import { retirementRules } from '../assumptions';
import { knownNet } from '../budget/knownNet';
import { computed, factsOf, missingAll, notRelevant, type Outcome } from '../outcome';
import { isRetired } from '../people';
import { type CapitalPension, capitalPension } from './capitalPension';
import type { NetPensionFactors } from './netPensionFactors';
import { type NetPensions, netPensions, type RetirementData } from './netPensions';
import { type PrivateHealthInOldAge, privateHealthInOldAge } from './privateHealthInOldAge';
import { defineFigure } from '../defineFigure';

export interface RetirementGap {
  /** 80 % of today's household net after the adults' own private health premiums, as net pensions are after them. */
  livingNeed: Cents;
  /** Those premiums today, and what they rise by until retirement: counted only when asked for. */
  privateHealth: PrivateHealthInOldAge;
  /** livingNeed, and the rise when asked for. */
  need: Cents;
  pensions: NetPensions;
  capital: CapitalPension;
  /** Ersparte Miete of owners. */
  savedRent: Cents;
  /** Pensions, capital and saved rent. */
  secured: Cents;
  /** need − secured, 0 when enough is there. */
  gap: Cents;
  /** secured ÷ need; 1 without any need. */
  coverage: number;
}

/**
 * F15 Alterslücke of the household: cents of a month, in today's money. Not relevant to the retired. Missing: net,
 * insuredPerson, and what the pensions wait for.
 */
export function retirementGap({
  household,
  date,
  factors,
  dearerHealth = false,
}: {
  household: RetirementData & Pick<SectionData, 'assets' | 'housing'>;
  date: IsoDate;
  factors?: NetPensionFactors;
  /** Whether the need holds what private health premiums rise by until retirement. */
  dearerHealth?: boolean;
}): Outcome<RetirementGap> {
  if (isRetired(household)) return notRelevant;
  const net = knownNet(household);
  const pensions = netPensions({ household, date, ...(factors && { factors }) });
  const capital = capitalPension({ household, date });
  const health = privateHealthInOldAge(household, date);
  if (
    net.kind !== 'computed' ||
    pensions.kind !== 'computed' ||
    capital.kind !== 'computed' ||
    health.kind !== 'computed'
  )
    return missingAll(factsOf(net, pensions, capital, health));
  const afterPremiums = Math.max(0, net.value - health.value.today);
  const livingNeed = shareRounded(afterPremiums, retirementRules.needShare);
  const need = livingNeed + (dearerHealth ? health.value.rise : 0);
  const savedRent = savedRentOf(household);
  const secured = pensions.value.total + capital.value.monthly + savedRent;
  return computed({
    livingNeed,
    privateHealth: health.value,
    need,
    pensions: pensions.value,
    capital: capital.value,
    savedRent,
    secured,
    gap: Math.max(0, need - secured),
    coverage: need > 0 ? secured / need : 1,
  });
}

const savedRentOf = ({ housing }: Pick<SectionData, 'housing'>): Cents =>
  Object.values(housing.items).reduce(
    (sum, { kind, savedRent }) => sum + (kind === 'owned' ? (savedRent ?? 0) : 0),
    0,
  );

export const retirementGapFigure = /* @__PURE__ */ defineFigure('retirementGap', {
  number: 'F15',
  documents: [
    'persons',
    'employments',
    'incomes',
    'statutoryPensions',
    'contracts',
    'assets',
    'housing',
    'assumptions',
  ],
  unit: 'moneyMonthly',
  source: 'F1, F13, F14, F22',
  of: (household, { date }) => retirementGap({ household, date }),
  amount: ({ gap }) => gap,
  assumes: () => true,
});
