import type { IsoDate } from '@vp-digital/core/finance';
import type { CustomerRow } from './CustomerRows';
import { OfNeed, useNeedWords } from '@vp-digital/core/figures';
import {
  certaintyOf,
  deathGapFigure,
  type NeedTopic,
  type OpenNeed,
  protectionGapFigure,
  reserveLackFigure,
  retirementGapFigure,
  type NeedData,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHost } from '@vp-digital/core/platform';

/** How sure what is missing is: that of its figure. */
const certainties = {
  work: (data: NeedData, of: OfPerson) => certaintyOf(protectionGapFigure, data, of),
  death: (data: NeedData, of: OfPerson) => certaintyOf(deathGapFigure, data, of),
  oldAge: (data: NeedData, of: OfPerson) => certaintyOf(retirementGapFigure, data, of),
  reserve: (data: NeedData, of: OfPerson) => certaintyOf(reserveLackFigure, data, of),
} as const;

interface OfPerson {
  date: IsoDate;
  personId: string;
}

/** Writes an open topic for the customer: what is missing, how sure that is, and of how much. */
export function useNeedRow(data: NeedData) {
  const { t } = useTranslation('household/needTable', { keyPrefix: 'customer' });
  const { t: code } = useTranslation('household/needDecisions');
  const { t: certaintyText } = useTranslation('household/certainty');
  const { amount, name } = useNeedWords(data);
  const date = useHost().clock.today();
  return (row: OpenNeed): CustomerRow => {
    const { need, topic, personId = '', level } = row;
    const common = { key: row.key, name: `${row.rank}. ${name(row)}` };
    if (need.kind !== 'measured' || !isMeasured(topic))
      return {
        ...common,
        detail: code(`level.${level}`),
        value: t(need.kind === 'presence' && need.state === 'partial' ? 'partial' : 'none'),
      };
    return {
      ...common,
      detail: (
        <OfNeed topic={topic}>
          {t('actualOfTarget', {
            actual: amount(need, need.actual),
            target: amount(need, need.target),
          })}
          {need.assumed && ` · ${certaintyText('assumed.need')}`}
        </OfNeed>
      ),
      value: <OfNeed topic={topic}>{amount(need, need.gap)}</OfNeed>,
      certainty: certainties[topic](data, { date, personId }),
      share: need.target > 0 ? need.actual / need.target : 1,
    };
  };
}

const isMeasured = (topic: NeedTopic): topic is keyof typeof certainties => Object.hasOwn(certainties, topic);
