import { chosenBlocks } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { fromQuery, LoadedState } from '@vp-digital/core/parts';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Alert, Caption, Card, Stack, type SumColumn, SumTable } from '@vp-digital/core/ui';
import { useProductsQuery } from '../../api';
import type { ConceptPerson } from './data';
import { costOf, type Example, examplesOf } from './examples';

/** What the chosen mix would cost: examples of the invented products of the catalogue, against the limit that was told. */
export function PremiumCard({ data, person }: ConceptPerson) {
  const { t } = useTranslation('beratung', { keyPrefix: 'incomeProtectionConcept.premium' });
  const result = fromQuery(useProductsQuery());
  const blocks = chosenBlocks(data, person.id).map(({ block }) => block);
  if (blocks.length === 0) return undefined;
  return (
    <Card title={t('title')} caption={t('caption')}>
      <LoadedState result={result}>
        {({ catalogue, keptAt }) =>
          keptAt === undefined ? (
            <Examples data={data} person={person} products={catalogue.products} />
          ) : (
            <Caption>{t('noPrices')}</Caption>
          )
        }
      </LoadedState>
    </Card>
  );
}

function Examples({
  data,
  person,
  products,
}: ConceptPerson & { products: Parameters<typeof examplesOf>[1]['products'] }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'incomeProtectionConcept' });
  const { euros } = useFormat();
  const date = useHost().clock.today();
  const examples = examplesOf({ data, person }, { products }, date);
  const blocks = chosenBlocks(data, person.id).map(({ block }) => block);
  const cost = costOf(examples, blocks);
  const limit = data.protectionWishes.items[person.id]?.premiumLimit;
  const columns: SumColumn<Example>[] = [
    {
      kind: 'text',
      key: 'product',
      header: t('premium.product'),
      cell: ({ name, company }) => `${name}, ${company}`,
    },
    {
      kind: 'text',
      key: 'block',
      header: t('premium.block'),
      cell: ({ block }) => t(`blocks.field.${block}`),
      secondary: true,
    },
    {
      kind: 'figure',
      key: 'month',
      header: t('premium.month'),
      value: ({ month }) => month,
      format: (amount) => euros(amount),
      summed: false,
    },
  ];
  return (
    <Stack gap="medium">
      {cost && <p>{t('premium.together', { least: euros(cost.least), most: euros(cost.most) })}</p>}
      {cost && limit !== undefined && cost.least > limit && (
        <Alert
          tone="warning"
          title={t('premium.beyond.title', { amount: euros(cost.least - limit), limit: euros(limit) })}
        >
          {t('premium.beyond.text')}
        </Alert>
      )}
      {!cost && <p>{t('premium.incomplete')}</p>}
      {examples.length > 0 && (
        <SumTable caption={t('premium.title')} columns={columns} rows={examples} rowKey={({ key }) => key} />
      )}
      <Caption>{t('premium.remark')}</Caption>
    </Stack>
  );
}
