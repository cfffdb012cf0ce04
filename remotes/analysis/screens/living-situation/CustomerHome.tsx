import { CustomerCard, type CustomerRow, CustomerRows } from '@vp-digital/core/customer';
import { OfField } from '@vp-digital/core/figures';
import { certaintyOfEntry, type Home, paysRent } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';

/** What kind of home it is. */
export function CustomerHome({ home }: { home: Home }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'livingSituationCustomer' });
  const { t: code } = useTranslation('household/housing');
  const { number } = useFormat();
  const { kind, property, area, roomHalves, constructionYear } = home;
  const rooms = (roomHalves ?? 0) / 2;
  const facts = [
    { key: 'kind', name: t('kind'), value: code(`kind.${kind}`) },
    ...(property ? [{ key: 'property', name: t('property'), value: code(`property.${property}`) }] : []),
    ...(area ? [{ key: 'area', name: t('area'), value: `${number(area)}\u00a0m²` }] : []),
    ...(rooms
      ? [
          {
            key: 'rooms',
            name: t('layout'),
            value: t('rooms', { count: rooms, number: number(rooms, { maximumDecimals: 1 }) }),
          },
        ]
      : []),
    ...(constructionYear ? [{ key: 'year', name: t('year'), value: String(constructionYear) }] : []),
  ];
  return (
    <CustomerCard title={t('home')}>
      <CustomerRows rows={facts} />
    </CustomerCard>
  );
}

/** What is paid for it a month, apart from the rates of loans. */
export function CustomerCosts({ home }: { home: Home }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'livingSituationCustomer' });
  const { money } = useFormat();
  const costs = [paysRent(home) ? 'coldRent' : 'ownersFee', 'ancillaryCosts', 'heatingCosts'] as const;
  const paid = costs.flatMap((field): CustomerRow[] => {
    const amount = home[field];
    if (amount === undefined) return [];
    const value = <OfField field={`housing.${field}`}>{money(amount)}</OfField>;
    return [{ key: field, name: t(field), value, certainty: certaintyOfEntry(home) }];
  });
  return (
    paid.length > 0 && (
      <CustomerCard title={t('costs')}>
        <CustomerRows rows={paid} />
      </CustomerCard>
    )
  );
}
