import type { CoursePhase } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useAgeText } from './useAgeText';

type Place = CoursePhase['from'];

/** Places in time as words: weeks since work has stopped, or an age. */
export function usePlaceText() {
  const { t } = useTranslation('beratung', { keyPrefix: 'place' });
  const ageText = useAgeText();
  const fromText = (from: Place) =>
    'week' in from ? t('fromWeek', { week: from.week }) : t('fromAge', { age: ageText(from.age) });
  const untilText = (until: Place) =>
    'week' in until ? t('untilWeek', { week: until.week }) : t('untilAge', { age: ageText(until.age) });
  return {
    fromText,
    untilText,
    stretch: ({ from, until }: Pick<CoursePhase, 'from' | 'until'>): string => {
      if (!('week' in from && 'week' in until))
        return t('stretch', { from: fromText(from), until: untilText(until) });
      return from.week === until.week
        ? t('week', { week: from.week })
        : t('weeks', { from: from.week, until: until.week });
    },
  };
}
