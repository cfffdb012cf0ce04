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
import { ageOf, type People } from '../people';
import type { PensionRecords } from '../retirement/pensionRecords';
import { healthPremium } from '../contracts/healthPremium';
import { missingBenefit, missingInsured } from '../contracts/personsOfContract';
import { pensionStart } from '../retirement/pensionStart';
import { coverUntilRetirement } from './coverUntilRetirement';
import { disabilityCovers } from './disabilityCovers';
import { type DisabilityEstimate, disabilityEstimate } from './disabilityEstimate';
import { defineFigure, type OfPerson } from '../defineFigure';

export interface IncomeProtection extends DisabilityGap {
  personId: string;
  /** Net of a month that work brings, after the own premium of private health insurance, as the pensions are. */
  net: Cents;
  /** That premium; 0 in a statutory fund. */
  healthPremium: Cents;
  pension: DisabilityEstimate;
  /** The part of net that is to be secured. */
  needShare: Rate;
  /** What is secured ÷ target, at most 1; 1 without any target. */
  coverage: number;
  /** Age in years until which the income is to be secured, where that is before the old-age pension. */
  wishedEnd: number | undefined;
  /** Stretches in which the need is not met, until the age the person wishes; none when it is met until then. */
  gaps: readonly CoverGap[];
}

/** A stretch of years in which something is missing each month. */
export interface CoverGap {
  /** Age in whole years at which it begins, because a private pension ends; undefined when it begins at once. */
  fromAge: number | undefined;
  gapMonth: Cents;
}

type Household = People & PensionRecords & Pick<SectionData, 'contracts' | 'protectionWishes'>;

/** Whose protection is asked for, and what if another part of net than the wanted were to be secured. */
export interface OfProtection extends OfPerson {
  needShare?: Rate;
}

/**
 * F17 AKS-Lücke of a person: the wanted part of the net that work brings (80 % while nobody has said), after the own
 * premium of private health insurance, less the net pension of F12 and private disability pensions (BU, EU) that still
 * run. Cents of a month. Not relevant to those who do not earn. Missing: net, insuredPerson (a contract names nobody),
 * benefit (of a private pension), and as F12.
 */
export function incomeProtection({
  household,
  personId,
  date,
  needShare = wantedNeed(household, personId),
}: OfProtection & { household: Household }): Outcome<IncomeProtection> {
  const pension = disabilityEstimate({ household, personId, date });
  if (pension.kind === 'notRelevant') return notRelevant;
  const net = earnedNet(household, personId);
  const premium = healthPremium(household, personId);
  const unknown = [...missingInsured(household, lines), ...missingBenefit(household, personId, lines)];
  if (
    pension.kind === 'missing' ||
    net.kind !== 'computed' ||
    premium.kind !== 'computed' ||
    unknown.length > 0
  )
    return missingAll(factsOf(net, pension, premium, ...unknown));
  if (net.value === 0) return missing('net', personId);
  const netMonth = Math.max(0, net.value - premium.value);
  const { disabilityNetShare, unfitNetShare } = incomeProtectionRules;
  const covers = disabilityCovers(household, personId, date);
  const gap = disabilityGap({
    netMonth,
    targetShare: needShare,
    pensionMonth: pension.value.gross,
    pensionNetShare: pension.value.kind === 'unfit' ? unfitNetShare : disabilityNetShare,
    privateMonth: sum(covers.map(({ benefit }) => benefit)),
  });
  const start = pensionStart(household, personId, date);
  const fullAge = start.kind === 'computed' ? start.value.fullAge : Number.POSITIVE_INFINITY;
  const wishedEnd = wishedEndOf(household, personId, date, fullAge);
  const coverage = gap.target > 0 ? Math.min(1, gap.secured / gap.target) : 1;
  return computed({
    personId,
    net: netMonth,
    healthPremium: premium.value,
    pension: pension.value,
    ...gap,
    needShare,
    coverage,
    wishedEnd,
    gaps: gapsOf({
      target: gap.target,
      statePension: gap.pensionNet,
      covers,
      fullAge: wishedEnd === undefined ? fullAge : wishedEnd * 12,
    }),
  });
}

const lines = ['disability', 'reducedEarning'] as const;

const wantedNeed = ({ protectionWishes }: Pick<SectionData, 'protectionWishes'>, personId: string): Rate => {
  const percent = protectionWishes.items[personId]?.needPercent;
  return percent === undefined ? incomeProtectionRules.needShare : percent / 100;
};

/** The wished age, when it lies between today and the old-age pension. */
function wishedEndOf(
  household: People & Pick<SectionData, 'protectionWishes'>,
  personId: string,
  date: IsoDate,
  fullAge: number,
): number | undefined {
  const wish = household.protectionWishes.items[personId]?.untilAge;
  const age = ageOf(household, personId, date) ?? 0;
  return wish !== undefined && wish > age && wish * 12 < fullAge ? wish : undefined;
}

function gapsOf({
  target,
  ...stretches
}: Omit<Parameters<typeof coverUntilRetirement>[0], 'payer'> & { target: Cents }): CoverGap[] {
  return coverUntilRetirement({ ...stretches, payer: 'disabilityPension' })
    .map(({ fromAge, parts }) => ({ fromAge, gapMonth: target - sum(parts.map(({ amount }) => amount)) }))
    .filter(({ gapMonth }) => gapMonth > 0);
}

const protection = {
  number: 'F17',
  documents: ['persons', 'employments', 'incomes', 'statutoryPensions', 'contracts', 'protectionWishes'],
  unit: 'moneyMonthly',
  of: (household: Household, input: OfProtection) => incomeProtection({ household, ...input }),
  assumes: () => true,
  explained: true,
} as const;

export const protectionNeedFigure = /* @__PURE__ */ defineFigure('protectionNeed', {
  ...protection,
  source: '80 % of net from work, or as wanted',
  amount: ({ target }) => target,
});

export const protectionGapFigure = /* @__PURE__ */ defineFigure('protectionGap', {
  ...protection,
  source: 'F12; 88 % and 84 % of a pension are left',
  amount: ({ gap }) => gap,
});
