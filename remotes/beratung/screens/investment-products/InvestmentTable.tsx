import { productCosts } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Checkbox, Chip, RowButton, type SumColumn, SumTable } from '@vp-digital/core/ui';
import { exampleOnce } from '../../shared/catalogue/StoppingTable';
import { useProductWords } from '../../shared/catalogue/useProductWords';
import type { FramedProduct } from '../../shared/investment/withinFrame';

export interface InvestmentTableProps {
  rows: readonly FramedProduct[];
  comparedIds: readonly string[];
  isFull: boolean;
  onCompare(id: string, isOn: boolean): void;
  onOpen(id: string): void;
}

/** Time, risk as the official sheet says it, and what 10,000 euros cost over ten years. */
export function InvestmentTable({ rows, comparedIds, isFull, onCompare, onOpen }: InvestmentTableProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'investmentProducts.table' });
  const { t: word } = useTranslation('beratung', { keyPrefix: 'catalogue' });
  const { euros } = useFormat();
  const { text } = useProductWords();
  const columns: SumColumn<FramedProduct>[] = [
    {
      kind: 'text',
      key: 'name',
      header: t('name'),
      cell: ({ product, isAbove }) => (
        <>
          <RowButton onClick={() => onOpen(product.id)}>{product.name}</RowButton>{' '}
          {isAbove && <Chip tone="warning">{t('above')}</Chip>}
          <br />
          {text(product.purpose)}
        </>
      ),
    },
    {
      kind: 'text',
      key: 'horizon',
      header: t('horizon'),
      cell: ({ product: { horizonYears = 0 } }) =>
        horizonYears === 0 ? t('anyTime') : t('fromYears', { count: horizonYears }),
    },
    {
      kind: 'text',
      key: 'risk',
      header: t('risk'),
      cell: ({ product: { risk } }) => (risk ? String(risk.level) : t('deposit')),
    },
    {
      kind: 'text',
      key: 'costs',
      header: t('costs'),
      cell: ({ product }) => {
        const costs = productCosts(product, { once: exampleOnce, years: 10, yearlyReturn: 0 });
        return costs === undefined ? '–' : euros(costs);
      },
    },
    {
      kind: 'text',
      key: 'sustainability',
      header: t('sustainability'),
      secondary: 'roomy',
      cell: ({ product: { sustainability } }) => word(`sustainability.${sustainability?.category ?? 'none'}`),
    },
    {
      kind: 'text',
      key: 'compare',
      header: word('table.compare'),
      cell: ({ product: { id, name } }) => (
        <Checkbox
          writes={false}
          label={word('compareOne', { name })}
          value={comparedIds.includes(id)}
          disabled={isFull && !comparedIds.includes(id)}
          onChange={(isOn) => onCompare(id, isOn)}
        />
      ),
    },
  ];
  return <SumTable caption={t('title')} columns={columns} rows={rows} rowKey={({ product }) => product.id} />;
}
