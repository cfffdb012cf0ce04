import { adultsOf, mayLackDisabilityClaim, mainEmployment } from '../figures/people';
import { hasNoServicePension } from '../figures/publicService';
import { livesOnOldAgePension } from '../figures/retirement/paidPensions';
import { pensionProviderOf } from '../figures/retirement/pensionProvider';
import {
  disabilityClaimOf,
  isLetter,
  isOutdatedLetter,
  recordsOf,
} from '../figures/retirement/pensionRecords';
import { earningOf } from './earning';
import type { CompletenessData, RequiredFact } from './requiredFact';

/** The schemes' letters to each adult whose pension is not paid yet: the newest counts, and expires. */
export const pensionFacts = (household: CompletenessData, date: string): RequiredFact[] =>
  adultsOf(household).flatMap((personId) => {
    const earning = earningOf(household, personId);
    if (earning === 'retired' || livesOnOldAgePension(household, personId, date)) return [];
    const newest = recordsOf(household, personId).at(-1);
    const served = mainEmployment(household, personId)?.pensionableYearsTenths !== undefined;
    const isCivil = pensionProviderOf(household, personId) === 'civilService';
    const of = (fact: RequiredFact['fact'], isFilled: boolean): RequiredFact => ({
      area: 'pension',
      fact,
      personId,
      isFilled,
    });
    const oldAge = newest?.projectedPension ?? newest?.pointsTenThousandths;
    const unfit = newest?.disabilityPension ?? newest?.pointsTenThousandths;
    const claim = disabilityClaimOf(household, personId, newest?.provider ?? 'statutory');
    const knowsUnfit =
      unfit !== undefined ||
      claim === false ||
      earning === 'notEarning' ||
      hasNoServicePension(household, personId);
    const isAskedForClaim =
      mayLackDisabilityClaim(household, personId) &&
      (newest?.provider ?? pensionProviderOf(household, personId)) === 'statutory';
    const isProvided = newest !== undefined && (isLetter(newest) || oldAge !== undefined);
    return [
      of('pensionRecord', isProvided || (isCivil && served)),
      isCivil
        ? of('pensionRate', served || (newest?.pensionRate ?? newest?.projectedPension) !== undefined)
        : of('pensionPoints', oldAge !== undefined && knowsUnfit),
      ...(isAskedForClaim ? [of('disabilityClaim', claim !== undefined)] : []),
      ...(newest && isLetter(newest) ? [of('currentLetter', !isOutdatedLetter(newest, date))] : []),
    ];
  });
