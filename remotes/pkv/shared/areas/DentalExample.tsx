import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Caption, type SumColumn, SumTable } from '@vp-digital/core/ui';
import { dentalYears, implantShare, statutoryShares, statutoryTerms2026 } from '../tariffs/examples';
import type { Offers } from '../offers/offersOf';

type Year = (typeof dentalYears)[number];

/** What is left of an implant in each of the first six years of a contract: the steps of the Zahnstaffel. */
export function DentalExample({ offers, caption }: { offers: Offers; caption: string }) {
  const { t } = useTranslation('pkv', { keyPrefix: 'areas' });
  const { t: say } = useTranslation('pkv', { keyPrefix: 'benefits' });
  const { euros } = useFormat();
  const fund = statutoryShares(statutoryTerms2026).implant.own;
  const format = (amount: number) => euros(amount, { unit: 'none' });
  const columns: SumColumn<Year>[] = [
    { kind: 'text', key: 'year', header: t('col.year'), cell: (year) => t('yearN', { year }) },
    {
      kind: 'figure',
      key: 'statutory',
      header: say('statutory'),
      value: () => fund,
      format,
      secondary: true,
    }, // said below, too
    ...offers.tariffs
      .filter(({ isRefused }) => !isRefused)
      .map(
        ({ key, tariff, insured }): SumColumn<Year> => ({
          kind: 'figure',
          key,
          header: tariff.name,
          value: (year) => implantShare(insured, year).own,
          format,
        }),
      ),
  ];
  return (
    <>
      <SumTable caption={caption} columns={columns} rows={dentalYears} rowKey={String} />
      <Caption>{t('fundEveryYear', { name: say('statutory'), amount: euros(fund) })}</Caption>
    </>
  );
}
