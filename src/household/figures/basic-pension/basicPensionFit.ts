import type { IsoDate, Rate } from '@vp-digital/core/finance';
import type { SectionData } from '../../documents';
import { computed, factsOf, missingAll, notRelevant, type Outcome } from '../outcome';
import { occupationOf } from '../people';
import { pensionStart } from '../retirement/pensionStart';
import { reserve } from '../reserve';
import {
  type BasicPensionData,
  basicPensionEffect,
  basicPensionLeastAge,
  basicPensionYear,
  hasReducedMaximum,
} from '../subsidies/basicPensionEffect';

/** What speaks for or against a Basisrente; `open` is what nobody has told. */
export interface FitPoint {
  key: 'tax' | 'reserve' | 'time' | 'room';
  verdict: 'for' | 'against' | 'open';
}

export interface BasicPensionFit {
  points: readonly FitPoint[];
  /** What one more euro saves in tax today. */
  marginalRate: Rate;
  /** Whose maximum is lowered by notional contributions. */
  reducedFor?: 'civilServant' | 'managingPartner';
  yearsLeft: number;
}

type FitData = BasicPensionData & Parameters<typeof reserve>[0] & Pick<SectionData, 'persons'>;

/** Rules of our own, said to be: from this rate on the tax saved now counts, and below so many years costs weigh too much. */
export const fitRules = { marginalRate: 0.3, years: 10, probe: 120_000 } as const;

/**
 * Whether a Basisrente is sensible for a person: tax now, money at hand, time, and room for contributions. That nothing can
 * be taken out or left to heirs is for the talk and no computation. Missing: as F21. Not relevant to the retired.
 */
export function basicPensionFit({
  household,
  personId,
  date,
}: {
  household: FitData;
  personId: string;
  date: IsoDate;
}): Outcome<BasicPensionFit> {
  if (occupationOf(household, personId) === 'retired') return notRelevant;
  const current = basicPensionYear(household, personId);
  const probe = basicPensionEffect({
    household,
    personId,
    date,
    contributionYear: current + fitRules.probe,
  });
  if (probe.kind !== 'computed') return missingAll(factsOf(probe));
  const { additionalSaving, effect, untoldContributions } = probe.value;
  const marginalRate = additionalSaving / fitRules.probe;
  const start = pensionStart(household, personId, date, basicPensionLeastAge);
  const yearsLeft = start.kind === 'computed' ? Math.floor(start.value.months / 12) : 0; // F21 has waited for it
  const { months, targetMonths } = reserve(household);
  const isWithinRoom = effect.deduction.withoutEffect === 0;
  const roomVerdict = !isWithinRoom ? 'against' : untoldContributions === 'due' ? 'open' : 'for';
  const reserveVerdict = months === undefined ? 'open' : months >= targetMonths ? 'for' : 'against';
  return computed({
    points: [
      { key: 'tax', verdict: marginalRate >= fitRules.marginalRate ? 'for' : 'against' },
      { key: 'reserve', verdict: reserveVerdict },
      { key: 'time', verdict: yearsLeft >= fitRules.years ? 'for' : 'against' },
      { key: 'room', verdict: roomVerdict },
    ],
    marginalRate,
    ...reduction(household, personId),
    yearsLeft,
  });
}

function reduction(household: BasicPensionData, personId: string): Pick<BasicPensionFit, 'reducedFor'> {
  if (occupationOf(household, personId) === 'civilServant') return { reducedFor: 'civilServant' };
  return hasReducedMaximum(household, personId) ? { reducedFor: 'managingPartner' } : {};
}
