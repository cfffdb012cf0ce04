import { productCosts, type Product } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { DataList } from '@vp-digital/core/ui';
import { exampleOnce } from './StoppingTable';
import { useProductWords } from './useProductWords';

/** Years and yearly return of the cost example: costs are shown on money that does not grow, so they owe nothing to a forecast. */
const costExample = { years: 10, yearlyReturn: 0 };

/** Benefits, exclusions, risk, costs in euros, history of the premium and the papers with version and day. */
export function ProductFacts({ product, month }: { product: Product; month: number | undefined }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'catalogue' });
  const { text } = useProductWords();
  const { euros, date, list, percent } = useFormat();
  const isOnce = product.payment.includes('once');
  const costs = productCosts(product, {
    ...(isOnce ? { once: exampleOnce } : { month: month ?? 0 }),
    ...costExample,
  });
  const { risk, sustainability, exclusions, premiumHistory } = product;
  const items = [
    ...product.features.map(({ key, name, value }) => ({ key, label: text(name), value: text(value) })),
    ...(exclusions.length > 0
      ? [{ key: 'exclusions', label: t('facts.exclusions'), value: list(exclusions.map(text)) }]
      : []),
    ...(risk ? [{ key: 'risk', label: t(`facts.${risk.scale}`), value: String(risk.level) }] : []),
    ...(sustainability
      ? [
          {
            key: 'sustainability',
            label: t('facts.sustainability'),
            value: t('facts.sustainabilityOf', {
              category: t(`sustainability.${sustainability.category}`),
              date: date(sustainability.asOf),
            }),
          },
        ]
      : []),
    ...(costs !== undefined && (isOnce || month !== undefined)
      ? [{ key: 'costs', label: t(isOnce ? 'facts.costsOnce' : 'facts.costsPlan'), value: euros(costs) }]
      : []),
    ...(premiumHistory.length > 0
      ? [
          {
            key: 'history',
            label: t('facts.history'),
            value: list(premiumHistory.map(({ year, change }) => `${year}: ${percent(change)}`)),
          },
        ]
      : []),
    {
      key: 'papers',
      label: t('facts.papers'),
      value: list(
        product.papers.map((paper) =>
          t('facts.paper', {
            kind: t(`paper.${paper.kind}`),
            version: paper.version,
            date: date(paper.date),
          }),
        ),
      ),
    },
  ];
  return <DataList items={items} />;
}
