import type { RetirementFacts, RetirementResult } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import type { LivedOn } from './livedOn';
import { useAges } from './useAges';

/** What a stretch of retirement is called: "ab 2055", "ab Alter 90". */
export function usePhaseText(facts: RetirementFacts, { emptyAfter, hasSavings }: RetirementResult) {
  const { t } = useTranslation('analysis', { keyPrefix: 'retirement.phases' });
  const { list } = useFormat();
  const { nameOf } = useAges(facts);
  const yearOf = (month: number) => {
    const [year, first] = [Number(facts.date.slice(0, 4)), Number(facts.date.slice(5, 7)) - 1];
    return year + Math.floor((first + month) / 12);
  };
  return {
    name: ({ phase, isEmpty }: LivedOn): string =>
      t('from', { year: yearOf(isEmpty ? Math.max(emptyAfter ?? 0, phase.from) : phase.from) }),
    detail: ({ phase, isEmpty }: LivedOn): string => {
      const working = facts.persons.filter(
        ({ personId }) => !phase.retired.includes(personId) && !phase.died.includes(personId),
      );
      if (isEmpty && hasSavings) return t('empty');
      if (working.length === 0 && phase.died.length > 0)
        return t('afterDeath', { names: list(phase.died.map(nameOf)) });
      if (working.length === 0) return t('allRetired');
      return t('stillWorking', { names: list(working.map(({ personId }) => nameOf(personId))) });
    },
  };
}
