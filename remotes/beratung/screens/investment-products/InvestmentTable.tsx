import { type Product, productCosts } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Checkbox, Chip, type SumColumn, SumTable, VisuallyHidden } from '@vp-digital/core/ui';
import { exampleOnce } from '../../shared/catalogue/StoppingTable';
import { OfProduct } from '../../shared/catalogue/OfProduct';
import { ProductName } from '../../shared/catalogue/ProductName';
import { UnderName } from '../../shared/catalogue/UnderName';
import type { FavouriteProducts } from '../../shared/catalogue/useFavouriteProducts';
import { useProductWords } from '../../shared/catalogue/useProductWords';
import type { FramedProduct } from '../../shared/investment/withinFrame';

export interface InvestmentTableProps {
  rows: readonly FramedProduct[];
  comparedIds: readonly string[];
  isFull: boolean;
  /** Undefined where nothing is starred. */
  favourites: FavouriteProducts | undefined;
  onCompare(id: string, isOn: boolean): void;
  onOpen(id: string): void;
}

/** Time, risk as the official sheet says it, and what 10,000 euros cost over ten years. */
export function InvestmentTable({
  rows,
  comparedIds,
  isFull,
  favourites,
  onCompare,
  onOpen,
}: InvestmentTableProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'investmentProducts.table' });
  const { t: word } = useTranslation('beratung', { keyPrefix: 'catalogue' });
  const { euros } = useFormat();
  const { text } = useProductWords();
  const said = {
    horizon: ({ horizonYears = 0 }: Product) =>
      horizonYears === 0 ? t('anyTime') : t('fromYears', { count: horizonYears }),
    risk: ({ risk }: Product) => (risk ? String(risk.level) : t('deposit')),
    costs: (product: Product) => {
      const costs = productCosts(product, { once: exampleOnce, years: 10, yearlyReturn: 0 });
      return costs === undefined ? '–' : <OfProduct id={product.id}>{euros(costs)}</OfProduct>;
    },
  };
  const columns: SumColumn<FramedProduct>[] = [
    {
      kind: 'text',
      key: 'name',
      header: t('name'),
      cell: ({ product, isAbove }) => (
        <>
          <ProductName product={product} favourites={favourites} onOpen={onOpen} />
          {isAbove && (
            <>
              <Chip tone="warning">{t('above')}</Chip>
              <br />
            </>
          )}
          <OfProduct id={product.id}>{text(product.purpose)}</OfProduct>
          {(['horizon', 'risk', 'costs'] as const).map((key) => (
            <UnderName key={key}>
              {t(key)}: {said[key](product)}
            </UnderName>
          ))}
        </>
      ),
    },
    {
      kind: 'text',
      key: 'horizon',
      header: t('horizon'),
      secondary: 'roomy',
      cell: ({ product }) => said.horizon(product),
    },
    {
      kind: 'text',
      key: 'risk',
      header: t('risk'),
      secondary: 'roomy',
      cell: ({ product }) => said.risk(product),
    },
    {
      kind: 'text',
      key: 'costs',
      header: t('costs'),
      secondary: 'roomy',
      cell: ({ product }) => said.costs(product),
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
          label={<VisuallyHidden>{word('compareOne', { name })}</VisuallyHidden>}
          value={comparedIds.includes(id)}
          disabled={isFull && !comparedIds.includes(id)}
          onChange={(isOn) => onCompare(id, isOn)}
        />
      ),
    },
  ];
  return <SumTable caption={t('title')} columns={columns} rows={rows} rowKey={({ product }) => product.id} />;
}
