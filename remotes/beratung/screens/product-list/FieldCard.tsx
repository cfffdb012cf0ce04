import type { ProductField } from '@vp-digital/core/contracts';
import { OfField } from '@vp-digital/core/figures';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Card, Checkbox, type SumColumn, SumTable, VisuallyHidden } from '@vp-digital/core/ui';
import { FitChip } from '../../shared/catalogue/FitChip';
import type { JudgedProduct } from '../../shared/catalogue/judged';
import type { FavouriteProducts } from '../../shared/catalogue/useFavouriteProducts';
import { UnderName } from '../../shared/catalogue/UnderName';
import { useProductWords } from '../../shared/catalogue/useProductWords';
import { OfProduct } from '../../shared/catalogue/OfProduct';
import { ProductName } from '../../shared/catalogue/ProductName';

export interface FieldCardProps {
  field: ProductField;
  rows: readonly JudgedProduct[];
  comparedIds: readonly string[];
  /** Three are compared already. */
  isFull: boolean;
  /** Undefined where nothing is starred. */
  favourites: FavouriteProducts | undefined;
  onCompare(id: string, isOn: boolean): void;
  onOpen(id: string): void;
}

/** What there is for a need: what it is for, whether it suits, and an example of its premium. */
export function FieldCard({
  field,
  rows,
  comparedIds,
  isFull,
  favourites,
  onCompare,
  onOpen,
}: FieldCardProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'catalogue' });
  const { text, premium } = useProductWords();
  const example = (row: JudgedProduct) => (
    <OfField field="cartPositions.premium">{premium(row.premium)}</OfField>
  );
  const columns: SumColumn<JudgedProduct>[] = [
    {
      kind: 'text',
      key: 'name',
      header: t('table.name'),
      cell: (row) => (
        <>
          <ProductName product={row.product} favourites={favourites} onOpen={onOpen} />
          {row.product.company}
          <br />
          <FitChip state={row.fit.state} />
          <UnderName>{example(row)}</UnderName>
        </>
      ),
    },
    {
      kind: 'text',
      key: 'purpose',
      header: t('table.purpose'),
      secondary: 'roomy',
      cell: ({ product }) => <OfProduct id={product.id}>{text(product.purpose)}</OfProduct>,
    },
    {
      kind: 'text',
      key: 'premium',
      header: t('table.premium'),
      secondary: 'roomy',
      cell: example,
    },
    {
      kind: 'text',
      key: 'compare',
      header: t('table.compare'),
      cell: ({ product: { id, name } }) => (
        <Checkbox
          writes={false}
          label={<VisuallyHidden>{t('compareOne', { name })}</VisuallyHidden>}
          value={comparedIds.includes(id)}
          disabled={isFull && !comparedIds.includes(id)}
          onChange={(isOn) => onCompare(id, isOn)}
        />
      ),
    },
  ];
  return (
    <Card
      title={t(`field.${field}`)}
      caption={t(field === 'oldAge' || field === 'wealth' ? 'exampleSaving' : 'example')}
    >
      <SumTable
        caption={t(`field.${field}`)}
        columns={columns}
        rows={rows}
        rowKey={({ product }) => product.id}
      />
    </Card>
  );
}
