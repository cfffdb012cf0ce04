import { type Cents, type IsoDate, shareRounded } from '@vp-digital/core/finance';
import type { AssumedFact } from '../assumedFact';
import { type AssumptionsData, assumptionsOf } from '../assumptionsOf';
import { defineFigure, type OfPerson } from '../defineFigure';
import { computed, missingAll, factsOf, notRelevant, type Outcome } from '../outcome';
import type { People } from '../people';
import { netPensionFactorsOn } from './netPensionFactors';
import { livesOnOldAgePension } from './paidPensions';
import { pensionProjection } from './pensionProjection';
import type { PensionRecords } from './pensionRecords';
import { pensionStart } from './pensionStart';

/** What a person's schemes will pay a month at the standard age. */
export interface PersonPension {
  gross: Cents;
  /** After contributions and tax by flat factors, in today's money as long as pensions rise with prices. */
  net: Cents;
  /** What the net buys at its start, in today's money, if it never rises until then. */
  withoutIncrease: Cents;
  /** Years from the day to the start, rounded to whole ones. */
  years: number;
  /** Yearly inflation that was taken. */
  inflation: number;
  /** From letters throughout, or computed in part. */
  source: 'record' | 'estimate';
  /** Set where it is computed from pay and age alone, without any letter. */
  assumed?: AssumedFact;
  /** As in `PensionProjection`. */
  othersFrom?: IsoDate;
}

/**
 * F13 of one person's schemes; not relevant for those whose pensions are paid already and are incomes.
 * Missing: as `pensionProjection`, and birthDate.
 */
export function personPension({
  household,
  personId,
  date,
}: {
  household: People & PensionRecords & AssumptionsData;
  personId: string;
  date: IsoDate;
}): Outcome<PersonPension> {
  if (livesOnOldAgePension(household, personId, date)) return notRelevant;
  const projection = pensionProjection({ household, personId, date });
  const start = pensionStart(household, personId, date);
  if (projection.kind !== 'computed' || start.kind !== 'computed')
    return missingAll(factsOf(projection, start));
  const { schemes, gross, assumed, othersFrom } = projection.value;
  const { factors } = netPensionFactorsOn(date);
  const net = schemes.reduce(
    (sum, scheme) =>
      sum +
      shareRounded(scheme.gross, factors[scheme.provider === 'civilService' ? 'civilService' : 'statutory']),
    0,
  );
  const years = Math.round(start.value.monthsLeft / 12);
  const { inflation } = assumptionsOf(household);
  return computed({
    gross,
    net,
    withoutIncrease: Math.round(net / (1 + inflation) ** years),
    years,
    inflation,
    source: schemes.some(({ source }) => source === 'estimate') ? 'estimate' : 'record',
    ...(assumed && { assumed }),
    ...(othersFrom && { othersFrom }),
  });
}

const common = {
  number: 'F13',
  documents: ['persons', 'employments', 'incomes', 'statutoryPensions', 'assumptions'],
  unit: 'moneyMonthly',
  of: (household: People & PensionRecords & AssumptionsData, { personId, date }: OfPerson) =>
    personPension({ household, personId, date }),
  assumes: () => true,
  explained: true,
} as const;

export const ownNetPensionFigure = /* @__PURE__ */ defineFigure('ownNetPension', {
  ...common,
  source: 'letter of the scheme or F11; flat factors, dated',
  amount: ({ net }) => net,
});

export const pensionPurchasingPowerFigure = /* @__PURE__ */ defineFigure('pensionPurchasingPower', {
  ...common,
  source: 'F13; assumed inflation',
  amount: ({ withoutIncrease }) => withoutIncrease,
});
