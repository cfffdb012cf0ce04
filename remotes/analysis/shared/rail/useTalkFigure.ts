import {
  accountModelId,
  adults,
  adultsWithoutIncome,
  financialGrade,
  gradeBand,
  optimumFigure,
  revealedSavers,
  savingsPlanId,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import type { AreaFigure } from './useAreaFigure';
import type { TalkData, TalkStation } from '../talk/talkStations';

type OwnStation = Exclude<TalkStation, 'income' | 'expenses' | 'contracts'>;

/** What came out of a station that is no area of the data, or that it is still open. */
export function useTalkFigure(): (station: OwnStation, data: TalkData) => AreaFigure {
  const { t } = useTranslation('analysis', { keyPrefix: 'areas' });
  const { t: ofAccounts } = useTranslation('household/accountModel');
  const { euros, number, list } = useFormat();
  const date = useHost().clock.today();
  const open = { text: t('unknown') };
  const grade = (value: number) => number(value, { minimumDecimals: 1 });
  return (station, data) => {
    switch (station) {
      case 'optimum': {
        if (adultsWithoutIncome(data).length === adults(data).length) return open; // what is open follows from pay
        const outcome = optimumFigure.of(data, { date });
        return outcome.kind === 'computed' && outcome.value.levers.length > 0 // without one, nothing is open yet
          ? { text: t('openYear', { amount: euros(outcome.value.open) }), figure: 'optimum' }
          : open;
      }
      case 'savingsAmount': {
        const agreed = data.savingsPlan.items[savingsPlanId]?.agreedAmount;
        return agreed === undefined
          ? open
          : { text: t('monthly', { amount: euros(agreed) }), field: 'savingsPlan.agreedAmount' };
      }
      case 'twoAccounts': {
        const variant = data.accountModel.items[accountModelId]?.variant;
        return variant === undefined ? open : { text: ofAccounts(`variant.${variant}`) };
      }
      case 'saverType': {
        const savers = revealedSavers(data);
        const types = [...new Set(savers?.flatMap(({ result }) => result.types))];
        return types.length > 0 ? { text: list(types.map((type) => t(`saver.${type}`))) } : open;
      }
      case 'grade': {
        const isAsked = adults(data).every(({ id }) => data.financialGrade.items[id]?.ownGradeTenths);
        const computed = financialGrade({ household: data, date });
        if (!isAsked || computed.kind !== 'graded') return open; // one's own estimate comes first
        const band = gradeBand(data, date);
        return band && band.best < band.worst
          ? {
              text: t('band', { best: grade(band.best), worst: grade(band.worst) }),
              figure: 'financialGrade',
            }
          : { text: grade(computed.grade), figure: 'financialGrade' };
      }
    }
  };
}
