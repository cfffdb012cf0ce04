import { explainedCards, explainedMonth } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Key } from '@vp-digital/core/ui';
import type { ExplainedData } from './data';

/** A card of the idea, in words. */
export interface IdeaCard {
  key: string;
  title: string;
  text: string;
}

/** The parts of the month that the cards explain, in cents. */
export type IdeaMonth = Omit<ReturnType<typeof explainedMonth>, 'kind'>;

/** The idea as both pages present it: its headline, and its cards with the month's numbers. */
export function useIdea(data: ExplainedData) {
  const { t } = useTranslation('household/twoAccountsIdea');
  const { euros } = useFormat();
  const { kind, ...month } = explainedMonth(data);
  const values = {
    net: euros(month.net),
    fixed: euros(month.fixed),
    living: euros(month.living),
    saved: euros(month.saved),
    left: euros(month.left),
  };
  return {
    kind,
    month,
    headline: (
      <Trans
        t={t}
        i18nKey={kind === 'own' ? 'headline.own' : 'headline.sample'}
        components={{ key: <Key /> }}
      />
    ),
    cards: explainedCards.map(
      (key): IdeaCard => ({
        key,
        title: t(`card.${key}.title`),
        text: t(`card.${key}.text`, values),
      }),
    ),
  };
}
