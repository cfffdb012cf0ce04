import { type Product, type StoppedAfter, stoppingCosts } from '@vp-digital/core/contracts';
import { euros as eurosOf } from '@vp-digital/core/finance';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { type SumColumn, SumTable } from '@vp-digital/core/ui';

/** What is shown for money that goes in once. */
export const exampleOnce = eurosOf(10_000);

/** What stopping after 1, 3, 5 and 10 years costs in euros; nothing where no price is known. */
export function StoppingTable({ product, month }: { product: Product; month: number | undefined }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'catalogue.stopping' });
  const { euros } = useFormat();
  if (product.premium.kind === 'unknown') return undefined;
  const isOnce = !product.payment.includes('plan');
  if (month === undefined && !isOnce) return undefined;
  const rows = stoppingCosts(product, isOnce ? { once: exampleOnce } : { month: month ?? 0 });
  const column = (key: 'paid' | 'back' | 'lost'): SumColumn<StoppedAfter> => ({
    kind: 'text',
    key,
    header: t(key),
    cell: (row) => euros(row[key]),
  });
  return (
    <>
      <SumTable
        caption={t('title')}
        columns={[
          {
            kind: 'text',
            key: 'years',
            header: t('after'),
            cell: ({ years }) => t('years', { count: years }),
          },
          column('paid'),
          column('back'),
          column('lost'),
        ]}
        rows={rows}
        rowKey={({ years }) => String(years)}
      />
      <p>{t(product.stopping.kind)}</p>
    </>
  );
}
