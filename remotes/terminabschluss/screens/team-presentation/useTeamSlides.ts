import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import type { Slide } from '../../shared/deck/DeckPage';

const general = ['work', 'day', 'training', 'start'] as const;

/**
 * Up to six slides. What people earn and what it costs is the company's to say: a slide without its figures is left out,
 * and named in `missing`. No amount of a customer is on any of them.
 */
export function useTeamSlides(): { slides: Slide[]; missing: readonly ('earnings' | 'costs')[] } {
  const { t } = useTranslation('terminabschluss', { keyPrefix: 'teamSlides' });
  const { euros, percent, money } = useFormat();
  const { earnings, costs } = useHost().config.team ?? {};
  const slides: Slide[] = general.map((key) => ({
    key,
    title: t(`${key}.title`),
    lines: [t(`${key}.first`), t(`${key}.second`)],
    note: t(`${key}.note`),
  }));
  if (earnings)
    slides.push({
      key: 'earnings',
      title: t('earnings.title'),
      lines: [
        t('earnings.median', { amount: euros(earnings.medianYear) }),
        t('earnings.none', { share: percent(earnings.withoutIncome) }),
        t('earnings.leavers', { share: percent(earnings.leftInFirstYear) }),
        t('earnings.source', { source: earnings.source, year: String(earnings.year) }),
        t('earnings.guarantee'),
      ],
      note: t('earnings.note'),
    });
  if (costs)
    slides.push({
      key: 'costs',
      title: t('costs.title'),
      lines: [
        t('costs.exam', { amount: money(costs.exam) }),
        t('costs.monthly', { amount: money(costs.monthly) }),
        t('costs.risk'),
      ],
      note: t('costs.note'),
    });
  const missing = [...(earnings ? [] : (['earnings'] as const)), ...(costs ? [] : (['costs'] as const))];
  return { slides, missing };
}
