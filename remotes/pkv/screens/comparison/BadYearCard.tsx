import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Caption, Card, Stack, type SumColumn, SumTable } from '@vp-digital/core/ui';
import { fundShares, privateShares } from '../../shared/offers/courses';
import type { Offers, TariffOffer } from '../../shared/offers/offersOf';

const bills = ['outpatient', 'hospital', 'implant', 'glasses'] as const;

interface Part {
  key: 'contribution' | 'deductible' | (typeof bills)[number];
  /** By offer, cents; undefined where it is not known. */
  amounts: Readonly<Record<string, number | undefined>>;
}

/** Own cost of the first year of a contract with all example bills in it; the rows add up. */
export function BadYearCard({ offers, chosen }: { offers: Offers; chosen: readonly TariffOffer[] }) {
  const { t } = useTranslation('pkv', { keyPrefix: 'comparison.badYear' });
  const { t: say } = useTranslation('pkv', { keyPrefix: 'benefits' });
  const { euros } = useFormat();
  const { statutory } = offers;
  const fund = fundShares();
  const of = chosen.map((offer) => {
    const shares = privateShares(offer.insured, 1);
    const paid = Object.values(shares).reduce((sum, share) => sum + share.paid, 0);
    const deductible = Math.min(offer.deductibleYear, paid);
    const contribution =
      offer.course.kind === 'computed' ? offer.course.value.comparison.private.own * 12 : undefined;
    return { key: offer.key, name: offer.tariff.name, shares, deductible, contribution };
  });
  const rows: Part[] = [
    {
      key: 'contribution',
      amounts: {
        [statutory.key]: statutory.month === undefined ? undefined : statutory.month * 12,
        ...Object.fromEntries(of.map(({ key, contribution }) => [key, contribution])),
      },
    },
    {
      key: 'deductible',
      amounts: {
        [statutory.key]: 0,
        ...Object.fromEntries(of.map(({ key, deductible }) => [key, deductible])),
      },
    },
    ...bills.map(
      (bill): Part => ({
        key: bill,
        amounts: {
          [statutory.key]: fund[bill].own,
          ...Object.fromEntries(of.map(({ key, shares }) => [key, shares[bill].own])),
        },
      }),
    ),
  ];
  const isKnown = rows.every(({ amounts }) => Object.values(amounts).every((amount) => amount !== undefined));
  const column = (key: string, header: string): SumColumn<Part> => ({
    kind: 'figure',
    key,
    header,
    value: ({ amounts }) => amounts[key],
    format: (amount) => euros(amount, { unit: 'none' }),
  });
  return (
    <Card title={t('title')} caption={t('caption')}>
      <Stack gap="medium">
        <SumTable
          caption={t('title')}
          columns={[
            { kind: 'text', key: 'part', header: t('part'), cell: ({ key }) => t(`row.${key}`) },
            column(statutory.key, say('statutory')),
            ...of.map(({ key, name }) => column(key, name)),
          ]}
          rows={rows}
          rowKey={({ key }) => key}
          total={isKnown ? t('total') : undefined}
        />
        {!isKnown && <Caption>{t('unknown')}</Caption>}
      </Stack>
    </Card>
  );
}
