import { goalRates, goalSavings } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Key } from '@vp-digital/core/ui';
import type { WishesAndGoalsData } from '../../shared/wishes-and-goals/data';

/** What all goals take a month, and what is set aside for them; else what to ask first. */
export function Headline({ data }: { data: WishesAndGoalsData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'wishesAndGoals.headline' });
  const { euros } = useFormat();
  const rates = goalRates(data, useHost().clock.today());
  const savings = goalSavings(data);
  if (Object.keys(data.goals.items).length === 0) return t('empty');
  if (rates.kind === 'missing') return t('open');
  if (rates.kind === 'notRelevant' || rates.value.total === 0) return t('none');
  const planned = savings.kind === 'computed' ? euros(savings.value.planned) : '';
  return (
    <Trans
      t={t}
      i18nKey={planned === '' ? 'rates' : 'ratesAndPlanned'}
      values={{ amount: euros(rates.value.total), planned }}
      components={{ key: <Key /> }}
    />
  );
}
