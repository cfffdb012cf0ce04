import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { type SumColumn, SumTable } from '@vp-digital/core/ui';
import { worthHandingIn } from '../tariffs/examples';
import type { Offers } from '../offers/offersOf';

interface Row {
  key: string;
  name: string;
  /** Whether the refund is promised, or that there is none. */
  kind: string;
  refund: number | undefined;
  from: number | undefined;
}

/** From which bills of a year on handing them in pays. */
export function RefundExample({ offers, caption }: { offers: Offers; caption: string }) {
  const { t } = useTranslation('pkv', { keyPrefix: 'areas' });
  const { t: say } = useTranslation('pkv', { keyPrefix: 'benefits' });
  const { euros } = useFormat();
  const fund = { key: 'statutory', name: say('statutory'), refund: undefined, from: undefined };
  const rows: Row[] = [
    { ...fund, kind: t('noRefund') },
    ...offers.tariffs
      .filter(({ isRefused }) => !isRefused)
      .map(({ key, tariff, insured, healthPremium }) => ({
        key,
        name: tariff.name,
        kind: t(`col.${tariff.terms.refund.guaranteed ? 'guaranteed' : 'success'}`),
        ...worthHandingIn(insured, healthPremium),
      })),
  ];
  const format = (amount: number) => euros(amount);
  const columns: SumColumn<Row>[] = [
    { kind: 'text', key: 'offer', header: t('col.offer'), cell: ({ name }) => name },
    { kind: 'text', key: 'kind', header: t('col.kind'), cell: ({ kind }) => kind },
    { kind: 'figure', key: 'refund', header: t('col.refund'), value: ({ refund }) => refund, format },
    { kind: 'figure', key: 'from', header: t('col.from'), value: ({ from }) => from, format },
  ];
  return <SumTable caption={caption} columns={columns} rows={rows} rowKey={({ key }) => key} />;
}
