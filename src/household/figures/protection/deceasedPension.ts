import { type Cents, type IsoDate, pensionRules } from '@vp-digital/core/finance';
import { allOf, computed, mapOutcome, missing, notRelevant, type Outcome } from '../outcome';
import { incomesOf } from '../ownIncome';
import { occupationOf, type People } from '../people';
import { canEstimatePoints } from '../retirement/estimatedPoints';
import { pensionProviderOf } from '../retirement/pensionProvider';
import { newestRecord, type PensionRecords } from '../retirement/pensionRecords';
import { disabilityEstimate } from './disabilityEstimate';

/** The statutory pension of who has died, which those of the survivors are a share of. */
export interface DeceasedPension {
  pension: Cents;
  /** From the letters, or partly computed. */
  source: 'record' | 'estimate';
}

/** As paid, as in the letter, or as computed. Not relevant of who is in no statutory scheme. Missing: as F12, gross, pensionRecord. */
export function deceasedPension({
  household,
  personId,
  date,
}: {
  household: People & PensionRecords;
  personId: string;
  date: IsoDate;
}): Outcome<DeceasedPension> {
  if (occupationOf(household, personId) === 'retired') {
    const paid = incomesOf(household, personId, ['statutoryPension']);
    if (paid.length === 0) return notRelevant;
    return mapOutcome(
      allOf(paid.map(({ gross }) => (gross === undefined ? missing('gross', personId) : computed(gross)))),
      (all) => ({ pension: all.reduce((sum, gross) => sum + gross, 0), source: 'record' }),
    );
  }
  const letter = newestRecord(household, personId, 'statutory');
  if (letter === undefined && !canEstimatePoints(household, personId))
    return pensionProviderOf(household, personId) === 'statutory'
      ? missing('pensionRecord', personId) // who works on own account or at home may have earned one before
      : notRelevant;
  if (letter?.survivorPension !== undefined) {
    const pension = Math.round(letter.survivorPension / pensionRules.largeWidowFactor);
    return computed({ pension, source: 'record' });
  }
  // a death needs no claim of one's own to a disability pension (§ 46 SGB VI)
  const disability = disabilityEstimate({ household, personId, date, withoutClaim: true });
  if (disability.kind === 'computed' && disability.value.kind === 'unfit') return notRelevant;
  return mapOutcome(disability, ({ gross, source }) => ({
    pension: gross,
    source: source === 'record' ? 'record' : 'estimate',
  }));
}

/** More points than anybody earns in a lifetime. */
export const mostPoints = 200;
