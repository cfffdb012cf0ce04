import { CustomerCard, CustomerPage, CustomerRows, NextStep, useNames } from '@vp-digital/core/customer';
import { type PageProps, reserve, revealedSavers, shortNameOf } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { SaverData } from './saverData';
import { PointsMirror } from './PointsMirror';
import { usePointRows } from './usePointRows';
import { useSaverDifference } from './useSaverDifference';
import { useSaverHeadline } from './useSaverHeadline';
import { useSaverTips } from './useSaverTips';

/** The saver types once all have answered, for the customer; before that nothing of anybody's answers. */
export default function SaverTypeCustomer({ data }: PageProps<SaverData>) {
  const { t } = useTranslation('analysis', { keyPrefix: 'saverWords' });
  const { t: own } = useTranslation('analysis', { keyPrefix: 'saverTypeCustomer' });
  const headline = useSaverHeadline(data);
  const tipOf = useSaverTips(reserve(data));
  const savers = revealedSavers(data);
  const difference = useSaverDifference(savers ?? []);
  const points = usePointRows(data, savers ?? []);
  const [first, second] = savers ?? [];
  return (
    <CustomerPage ask={own('ask')} name={own('name', { names: useNames(data) })} headline={headline}>
      {savers?.map(({ personId, result }) => (
        <CustomerCard key={personId} title={shortNameOf(data, personId)}>
          {result.types.map((type) => (
            <div key={type}>
              <p>
                <b>{t(`type.${type}`)}</b>: {t(`quote.${type}`)}
              </p>
              <p>{t(`strength.${type}`)}</p>
              <p>
                <b>{t('tip')}</b> {tipOf(type)}
              </p>
            </div>
          ))}
        </CustomerCard>
      ))}
      {savers && (
        <CustomerCard title={t(savers.length > 1 ? 'meet' : 'points')} wide>
          {first && second && savers.length === 2 ? (
            <PointsMirror data={data} savers={[first, second]} />
          ) : (
            <CustomerRows rows={points} />
          )}
          {difference && <p>{difference.common}</p>}
          {difference && <p>{difference.question}</p>}
        </CustomerCard>
      )}
      <NextStep about={own('next')}>{own('noAdvice')}</NextStep>
    </CustomerPage>
  );
}
