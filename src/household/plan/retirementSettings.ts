import { type Cents, euros, type Rate } from '@vp-digital/core/finance';
import { type Assumptions } from '../figures/assumptionsOf';
import { lastAge, retirementRules } from '../figures/assumptions';
import type { LifeEvent } from './budgetSettings';

/** Belastungsproben: what may come worse than assumed. */
export const retirementStresses = ['care', 'crash', 'lowReturn', 'earlier', 'longer'] as const;
export type RetirementStress = (typeof retirementStresses)[number];

/** What is moved by hand; a variant holds the same. */
export interface RetirementSettings {
  /** Start of each adult's pension, in months from the standard age; left out: at it. */
  starts: Readonly<Record<string, number>>;
  /** Saved a month beyond what runs today, in today's money. */
  extraSaving: Cents;
  /** Share of today's net that is needed. */
  needShare: Rate;
  /** Yearly return above inflation, after costs. */
  realReturn: Rate;
  stresses: readonly RetirementStress[];
  events: readonly LifeEvent[];
}

/** Events that change something of old age; when work ends is set by the start of the pension. */
export const retirementEventKinds = ['partTime', 'care', 'death', 'houseSale'] as const;

/** What holds where nobody has moved anything. */
export interface RetirementDefaults extends Pick<Assumptions, 'realReturn'> {
  needShare?: Rate;
}

export const defaultSettings = ({
  realReturn,
  needShare = retirementRules.needShare,
}: RetirementDefaults): RetirementSettings => ({
  starts: {},
  extraSaving: 0,
  needShare,
  realReturn,
  stresses: [],
  events: [],
});

/** What each stress does. Care: the own share in a nursing home that pensions and care insurance leave, an assumption. */
export const stressRules = {
  care: { fromAge: 85, months: 36, monthly: euros(1_800) },
  crash: { share: 0.3 },
  lowReturn: { less: 0.01 },
  earlier: { months: 24 },
  longer: { years: 5 },
} as const;

export const lastAgeOf = ({ stresses }: Pick<RetirementSettings, 'stresses'>): number =>
  lastAge + (stresses.includes('longer') ? stressRules.longer.years : 0);
