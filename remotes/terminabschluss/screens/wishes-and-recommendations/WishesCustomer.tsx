import { CustomerCard, CustomerPage, CustomerRows, NextStep, useNames } from '@vp-digital/core/customer';
import { cooperationId, type PageProps } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { type WishesData, mayBeAsked } from './data';

/** What they have wished for; passing it on is offered, never asked for twice. */
export default function WishesCustomer({ data }: PageProps<WishesData>) {
  const { t } = useTranslation('terminabschluss', { keyPrefix: 'wishesAndRecommendationsCustomer' });
  const { t: code } = useTranslation('household/cooperation');
  const { list } = useFormat();
  const names = useNames(data);
  const today = useHost().clock.today();
  const { rhythm, way, topics = [], wish, notAskedAgain } = data.cooperation.items[cooperationId] ?? {};
  const isAsked = mayBeAsked(data, notAskedAgain, today);
  const rows = [
    { key: 'rhythm', name: t('rhythm'), value: rhythm ? code(`rhythm.${rhythm}`) : t('open') },
    { key: 'way', name: t('way'), value: way ? code(`way.${way}`) : t('open') },
    {
      key: 'topics',
      name: t('topics'),
      value: topics.length > 0 ? list(topics.map((one) => code(`topics.${one}`))) : t('open'),
    },
    ...(wish ? [{ key: 'wish', name: t('wish'), value: wish }] : []),
  ];
  return (
    <CustomerPage ask={t('ask')} name={t('name', { names })} headline={t('headline')}>
      <CustomerCard wide title={t('wishes')}>
        <CustomerRows rows={rows} />
      </CustomerCard>
      <NextStep about={t(isAsked ? 'next' : 'nextNone')}>{t(isAsked ? 'why' : 'whyNone')}</NextStep>
    </CustomerPage>
  );
}
