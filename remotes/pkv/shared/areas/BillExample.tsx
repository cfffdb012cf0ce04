import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Caption, type SumColumn, SumTable } from '@vp-digital/core/ui';
import {
  glassesShare,
  hospitalShare,
  type Insured,
  outpatientShare,
  type Share,
  statutoryShares,
  statutoryTerms2026,
} from '../tariffs/examples';
import type { Offers } from '../offers/offersOf';

type BillArea = 'outpatient' | 'inpatient' | 'glasses';

const examples: Record<
  BillArea,
  { of(insured: Insured): Share; fund: 'outpatient' | 'hospital' | 'glasses' }
> = {
  outpatient: { of: outpatientShare, fund: 'outpatient' },
  inpatient: { of: hospitalShare, fund: 'hospital' },
  glasses: { of: glassesShare, fund: 'glasses' },
};

interface Row {
  key: string;
  name: string;
  share: Share;
}

/** What each offer pays of a bill, and what is left. */
export function BillExample({ area, offers, caption }: { area: BillArea; offers: Offers; caption: string }) {
  const { t } = useTranslation('pkv', { keyPrefix: 'areas.col' });
  const { t: say } = useTranslation('pkv', { keyPrefix: 'benefits' });
  const { euros } = useFormat();
  const { of, fund } = examples[area];
  const rows: Row[] = [
    { key: 'statutory', name: say('statutory'), share: statutoryShares(statutoryTerms2026)[fund] },
    ...offers.tariffs
      .filter(({ isRefused }) => !isRefused)
      .map(({ key, tariff, insured }) => ({ key, name: tariff.name, share: of(insured) })),
  ];
  // smaller than every Selbstbeteiligung: a column would say the same amount in each row
  const isAllOwn = rows.every(({ share }) => share.ownAlone === share.bill);
  const format = (amount: number) => euros(amount);
  const columns: SumColumn<Row>[] = [
    { kind: 'text', key: 'offer', header: t('offer'), cell: ({ name }) => name },
    {
      kind: 'figure',
      key: 'paid',
      header: t('paid'),
      value: ({ share }) => share.paid,
      format,
      secondary: true,
    },
    { kind: 'figure', key: 'own', header: t('own'), value: ({ share }) => share.own, format },
    ...(isAllOwn
      ? []
      : [
          {
            kind: 'figure' as const,
            key: 'alone',
            header: t('alone'),
            value: ({ share }: Row) => share.ownAlone,
            format,
          },
        ]),
  ];
  return (
    <>
      <SumTable caption={caption} columns={columns} rows={rows} rowKey={({ key }) => key} />
      {isAllOwn && <Caption>{t('aloneWhole')}</Caption>}
    </>
  );
}
