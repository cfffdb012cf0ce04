import { CustomerCard, CustomerPage, CustomerRows, NextStep, useNames } from '@vp-digital/core/customer';
import { type PageProps, personsInOrder, type SectionData } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Key } from '@vp-digital/core/ui';
import { openCode, useCodes } from '../../shared/codes/useCodes';
import { ShownCode } from './ShownCode';

const ways = ['whatsapp', 'mail', 'card'] as const;

/** The code to be passed on, and how often its page was opened: never by whom, nor who has come. */
export default function RecommendationCustomer({ data }: PageProps<Pick<SectionData, 'persons'>>) {
  const { t } = useTranslation('terminabschluss', { keyPrefix: 'recommendationCustomer' });
  const { day } = useFormat();
  const names = useNames(data);
  const codes = useCodes('recommendations');
  if (codes.status !== 'ready') return undefined;
  const { items } = codes.data;
  const nameOfGiver = (giverId: string) =>
    personsInOrder(data).find(({ id }) => id === giverId)?.name ?? names;
  const code = openCode(items);
  return (
    <CustomerPage
      ask={t('ask')}
      name={t('name', { names })}
      headline={<Trans t={t} i18nKey="headline" components={{ key: <Key /> }} />}
    >
      {code ? (
        <>
          <ShownCode code={code} giver={nameOfGiver(code.giverId)} />
          <CustomerCard title={t('ways.title')}>
            {ways.map((way) => (
              <p key={way}>
                <b>{t(`ways.${way}`)}</b>
                <br />
                {t(`ways.${way}Text`)}
              </p>
            ))}
          </CustomerCard>
        </>
      ) : (
        <CustomerCard title={t('none')}>
          <p>{t('noneText')}</p>
        </CustomerCard>
      )}
      {items.length > 0 && (
        <CustomerCard title={t('yours')}>
          <CustomerRows
            rows={items.map(({ recommendationId, createdAt, opened }) => ({
              key: recommendationId,
              name: t('made', { day: day(createdAt) }),
              value: t('opened', { count: opened }),
            }))}
          />
        </CustomerCard>
      )}
      <NextStep about={t(code ? 'next' : 'nextNone')}>{t('why')}</NextStep>
    </CustomerPage>
  );
}
