import { useNeedWords } from '@vp-digital/core/figures';
import {
  certaintyOf,
  certaintyWord,
  deathGapFigure,
  protectionGapFigure,
  reserveLackFigure,
  retirementGapFigure,
  type OpenNeed,
  shownMeasure,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import type { CartPageData } from './documents';
import type { FactsOfNeed } from './factsOfNeed';

/** A reason made of facts: need, what is there, what is missing, how certainty that is, and of which day. */
export function useFactSentence(data: CartPageData) {
  const { t } = useTranslation('beratung', { keyPrefix: 'shoppingCart.facts' });
  const { t: certaintyText } = useTranslation('household/certainty');
  const { name, amount } = useNeedWords(data);
  const { date: dateText } = useFormat();
  const certaintyOfRow = ({ topic, personId = '' }: OpenNeed, date: string) => {
    const of = { date, personId };
    switch (topic) {
      case 'work':
        return certaintyOf(protectionGapFigure, data, of);
      case 'death':
        return certaintyOf(deathGapFigure, data, of);
      case 'oldAge':
        return certaintyOf(retirementGapFigure, data, of);
      case 'reserve':
        return certaintyOf(reserveLackFigure, data, of);
      default:
        return undefined;
    }
  };
  return ({ row, date }: FactsOfNeed): string => {
    const { need } = row;
    if (need.kind !== 'measured')
      return t(need.state === 'partial' ? 'partial' : 'none', { topic: name(row), date: dateText(date) });
    const certainty = certaintyOfRow(row, date);
    const shown = shownMeasure(need);
    return t('measured', {
      topic: name(row),
      target: amount(need, shown.target),
      actual: amount(need, shown.actual),
      gap: amount(need, shown.gap),
      date: dateText(date),
      certainty: certaintyText(certaintyWord(certainty ?? 'default')),
    });
  };
}
