import { caseLoss, type DamageCase, runCase, stoppingCosts } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Card, FilterChip, type SumColumn, SumTable } from '@vp-digital/core/ui';
import { useState } from 'react';
import type { CatalogueData } from './data';
import type { JudgedProduct } from './judged';
import { useProductWords } from './useProductWords';

export interface ComparisonCardProps {
  cases: readonly DamageCase[];
  compared: readonly JudgedProduct[];
  data: CatalogueData;
  person: { id: string; name: string };
}

interface Criterion {
  key: string;
  name: string;
  /** Of each product, and of taking nothing. */
  values: readonly string[];
  nothing: string;
}

/** Up to three side by side with taking nothing; no grade, no order of merit. */
export function ComparisonCard({ cases, compared, data, person }: ComparisonCardProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'catalogue.comparison' });
  const [onlyDifferences, setOnlyDifferences] = useState(true);
  const rows = useCriteria({ cases, compared, data, person });
  const shown = onlyDifferences
    ? rows.filter(({ values, nothing }) => new Set([...values, nothing]).size > 1)
    : rows;
  const columns: SumColumn<Criterion>[] = [
    { kind: 'text', key: 'name', header: t('criterion'), cell: ({ name }) => name },
    ...compared.map(
      ({ product }, index): SumColumn<Criterion> => ({
        kind: 'text',
        key: product.id,
        header: product.name,
        cell: ({ values }) => values[index],
      }),
    ),
    { kind: 'text', key: 'nothing', header: t('nothing'), cell: ({ nothing }) => nothing },
  ];
  return (
    <Card
      title={t('title')}
      caption={t('caption')}
      actions={
        <FilterChip pressed={onlyDifferences} onToggle={() => setOnlyDifferences(!onlyDifferences)}>
          {t('onlyDifferences')}
        </FilterChip>
      }
    >
      <SumTable caption={t('title')} columns={columns} rows={shown} rowKey={({ key }) => key} />
    </Card>
  );
}

function useCriteria({ cases, compared, data, person }: ComparisonCardProps): Criterion[] {
  const { t } = useTranslation('beratung', { keyPrefix: 'catalogue.comparison' });
  const { text, premium } = useProductWords();
  const { euros } = useFormat();
  const date = useHost().clock.today();
  const dash = '–';
  const fields = new Set(compared.map(({ product }) => product.field));
  const features = new Map(
    compared.flatMap(({ product }) => product.features.map(({ key, name }) => [key, text(name)] as const)),
  );
  const left = (amount: number, per: 'month' | 'once') =>
    t(per === 'month' ? 'leftMonth' : 'left', { amount: euros(amount) });
  return [
    {
      key: 'premium',
      name: t('premium'),
      values: compared.map((one) => premium(one.premium)),
      nothing: t('noPremium', { amount: euros(0) }),
    },
    ...cases
      .filter(({ field }) => fields.has(field))
      .map((one) => {
        const loss = caseLoss(one, data, { personId: person.id, date });
        const of = (product?: JudgedProduct['product']) => {
          if (loss.kind !== 'computed') return t(loss.kind);
          const result = runCase(one, loss.value, product && { product });
          return result ? left(result.left, loss.value.per) : dash;
        };
        return {
          key: one.key,
          name: text(one.name),
          values: compared.map(({ product }) => of(product)),
          nothing: of(),
        };
      }),
    ...[...features].map(([key, name]) => ({
      key: `feature-${key}`,
      name,
      values: compared.map(({ product }) => {
        const found = product.features.find((feature) => feature.key === key);
        return found ? text(found.value) : dash;
      }),
      nothing: dash,
    })),
    {
      key: 'stopping',
      name: t('stopping'),
      values: compared.map(({ product, premium: example }) => {
        if (example.kind !== 'computed') return dash;
        const after = stoppingCosts(product, { month: example.month }).find(({ years }) => years === 10);
        return after ? t('stopped', { paid: euros(after.paid), back: euros(after.back) }) : dash;
      }),
      nothing: dash,
    },
  ];
}
