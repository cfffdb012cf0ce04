import {
  type RetirementFacts,
  type RetirementPerson,
  type RetirementSettings,
  shortNameOf,
  startOf,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';

/** Ages as words, and names of the adults. */
export function useAges({ household }: Pick<RetirementFacts, 'household'>) {
  const { t } = useTranslation('analysis', { keyPrefix: 'retirement.age' });
  const ageText = (months: number): string => {
    const [years, rest] = [Math.floor(months / 12), months % 12];
    return rest === 0 ? String(years) : t('withMonths', { years, count: rest });
  };
  return {
    ageText,
    nameOf: (personId: string): string => shortNameOf(household, personId) ?? '',
    startAge: (person: RetirementPerson, settings: RetirementSettings): string =>
      ageText(person.fullAge + startOf(person, settings)),
  };
}
