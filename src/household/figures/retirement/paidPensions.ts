import type { IsoDate } from '@vp-digital/core/finance';
import type { Income, SectionData } from '../../documents';
import { drawsOldAgePension } from '../insuredBranches';
import { allOf, computed, missing, type Outcome } from '../outcome';
import { incomesOf } from '../ownIncome';
import { occupationOf, type People } from '../people';
import type { PensionKind } from './netPensionFactors';

/** A pension that somebody draws already. Cents of a month. */
export interface PaidPension {
  personId: string;
  kind: PensionKind;
  gross: number;
  net: number;
  source: 'income';
}

const kindOf = {
  statutoryPension: 'statutory',
  civilServicePension: 'civilService',
  companyPension: 'companyPension',
  privatePension: 'privatePension',
  widowPension: 'statutory',
} as const satisfies Partial<Record<Income['kind'], PensionKind>>;

/** All kinds of pensions, as the retired draw them. */
export const pensionIncomes = [
  'statutoryPension',
  'civilServicePension',
  'companyPension',
  'privatePension',
  'widowPension',
] as const;

/** Those that somebody may draw while working, and keeps. */
export const keptWhileWorking = ['privatePension', 'widowPension'] as const;

/** Whether a person's pension of the state is paid already and is an income: of the retired, and of who works on beside it. */
export const livesOnOldAgePension = (household: People, personId: string, date: IsoDate): boolean =>
  occupationOf(household, personId) === 'retired' ||
  (incomesOf(household, personId, ['statutoryPension']).length > 0 &&
    drawsOldAgePension(household, personId, date));

/** Pensions among a person's incomes: their net is known and needs no factor. Missing: net. */
export function paidPensions(
  household: Pick<SectionData, 'incomes'>,
  personId: string,
  kinds: readonly (keyof typeof kindOf)[] = pensionIncomes,
): Outcome<PaidPension[]> {
  return allOf(
    kinds.flatMap((incomeKind) =>
      incomesOf(household, personId, [incomeKind]).map(({ gross, net }): Outcome<PaidPension> => {
        if (net === undefined) return missing('net', personId);
        return computed({ personId, kind: kindOf[incomeKind], gross: gross ?? net, net, source: 'income' });
      }),
    ),
  );
}
