import {
  type LeverEffect,
  type LeverOf,
  type OptimumStep,
  type SectionData,
  shortNameOf,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';

/** What levers and steps are called, with whose they are. The page brings `subsidyFactsWords`. */
export function useLeverWords({ persons }: Pick<SectionData, 'persons'>) {
  const { t } = useTranslation('household/subsidyFacts');
  const of = (lever: string, personId: string | undefined) => {
    const person = shortNameOf({ persons }, personId ?? '');
    return person === undefined ? lever : t('of', { lever, person });
  };
  const leverName = ({ lever, personId }: LeverOf) => of(t(`lever.${lever}`), personId);
  return {
    leverName,
    effectText: (effect: LeverEffect) => t(`effect.${effect}`),
    /** Anything of a person. */
    personName: of,
    /** Both levers of a company pension are one step. */
    stepName: ([first]: OptimumStep['levers'] | readonly [LeverOf, ...LeverOf[]]) =>
      isCompanyPension(first) ? of(t('step'), first.personId) : leverName(first),
  };
}

const isCompanyPension = ({ lever }: LeverOf) =>
  lever === 'occupationalPensionEmployer' || lever === 'occupationalPensionSaving';
