import type { Suitability } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { DataList } from '@vp-digital/core/ui';

/** What was assessed of a person: what she wants, would bear, can bear and understands; what nobody has asked is said so. */
export function SuitabilityList({ suitability }: { suitability: Suitability }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'shoppingCart.suits' });
  const { t: code } = useTranslation('household/suitability');
  const { euros, list, date } = useFormat();
  const money = (cents: number | undefined) => (cents === undefined ? t('notAsked') : euros(cents));
  const { understands, owned, sustainability, sustainabilityKinds: kinds, horizonYears } = suitability;
  const none = (words: readonly string[]) => (words.length === 0 ? t('none') : list(words));
  return (
    <DataList
      items={[
        { key: 'goal', label: t('goal'), value: suitability.goal ?? t('notAsked') },
        {
          key: 'horizon',
          label: t('horizon'),
          value: horizonYears === undefined ? t('notAsked') : t('years', { count: horizonYears }),
        },
        { key: 'tolerance', label: t('tolerance'), value: money(suitability.lossTolerance) },
        { key: 'capacity', label: t('capacity'), value: money(suitability.lossCapacity) },
        {
          key: 'understands',
          label: t('understands'),
          value: understands ? none(understands.map((one) => code(`understands.${one}`))) : t('notAsked'),
        },
        {
          key: 'owned',
          label: t('owned'),
          value: owned ? none(owned.map((one) => code(`owned.${one}`))) : t('notAsked'),
        },
        {
          key: 'sustainability',
          label: t('sustainability'),
          value: [
            sustainability === undefined ? t('notAsked') : code(`sustainability.${sustainability}`),
            ...(kinds ?? []).map((one) => code(`sustainabilityKinds.${one}`)),
          ].join(', '),
        },
        {
          key: 'on',
          label: t('assessedOn'),
          value: suitability.assessedOn === undefined ? t('notAsked') : date(suitability.assessedOn),
        },
      ]}
    />
  );
}
