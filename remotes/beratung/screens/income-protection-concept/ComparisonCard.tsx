import { occupationOf } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Card, Chip, type SumColumn, SumTable } from '@vp-digital/core/ui';
import type { PersonData } from '../../shared/wishes/data';
import classes from './ComparisonCard.module.css';

const products = [
  'disability',
  'unfit',
  'reducedEarning',
  'basicAbilities',
  'criticalIllness',
  'accident',
  'dailySickness',
] as const;
type Product = (typeof products)[number];

/** What the kinds of cover pay for, for whom they are made, and where each of them is weak. No order of merit. */
export function ComparisonCard({ data, person }: PersonData) {
  const { t } = useTranslation('beratung', { keyPrefix: 'incomeProtectionConcept.products' });
  const isCivil = occupationOf(data, person.id) === 'civilServant';
  const columns: SumColumn<Product>[] = [
    {
      kind: 'text',
      key: 'product',
      header: t('product'),
      cell: (product) => (
        <>
          <b>{t(`${product}.name`)}</b>
          {product === 'unfit' && !isCivil && <Chip>{t('civilOnly')}</Chip>}
          <span className={classes['detail']}>{t(`${product}.trigger`)}</span>
        </>
      ),
    },
    { kind: 'text', key: 'who', header: t('who'), cell: (product) => t(`${product}.who`), secondary: true },
    { kind: 'text', key: 'weak', header: t('weak'), cell: (product) => t(`${product}.weak`) },
  ];
  return (
    <Card title={t('title')} caption={t('caption')}>
      <SumTable caption={t('title')} columns={columns} rows={products} rowKey={(product) => product} />
    </Card>
  );
}
