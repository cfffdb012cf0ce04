import { CustomerCard, type CustomerRow, CustomerRows } from '@vp-digital/core/customer';
import { OfField, OfFigure } from '@vp-digital/core/figures';
import { certaintyOfEntry, debtAtFixedInterestEndFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { type LivingSituationData, mortgages, ownHomeAsset } from '../../shared/living-situation/data';

/** What an own home is worth, and what is left of its loans when their interest is no longer fixed. */
export function CustomerLoans({ data }: { data: LivingSituationData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'livingSituationCustomer' });
  const { date: written, euros, money } = useFormat();
  const date = useHost().clock.today();
  const [, home] = ownHomeAsset(data) ?? [];
  const worth = home && {
    key: 'value',
    name: t('value'),
    value: <OfField field="assets.value">{money(home.value)}</OfField>,
    certainty: certaintyOfEntry(home),
  };
  const loans = mortgages(data).map(([id, { interestFixedUntil }]): CustomerRow => {
    const debt = debtAtFixedInterestEndFigure.of(data, { entryId: id, date });
    const name =
      interestFixedUntil === undefined ? t('loanOpen') : t('loan', { date: written(interestFixedUntil) });
    if (debt.kind !== 'computed') return { key: id, name, value: '–', certainty: 'missing' };
    const amount = euros(debtAtFixedInterestEndFigure.amount(debt.value));
    const value = <OfFigure figure={debtAtFixedInterestEndFigure}>{amount}</OfFigure>;
    return { key: id, name, value, certainty: 'estimated' };
  });
  const rows = [...(worth ? [worth] : []), ...loans];
  return (
    rows.length > 0 && (
      <CustomerCard title={t('worth')}>
        <CustomerRows rows={rows} />
      </CustomerCard>
    )
  );
}
