import { productStages } from '@vp-digital/core/contracts';
import { adults, type NeedData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { usePersonChoice } from '@vp-digital/core/parts';
import { useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Alert, Button, Card, Page, TextLink } from '@vp-digital/core/ui';
import { useFavouriteProducts } from '../../shared/catalogue/useFavouriteProducts';
import { useProducts } from '../../shared/catalogue/useProducts';
import { VariantRow } from '../../shared/catalogue/VariantRow';
import { Pyramid } from './Pyramid';
import { blockFields, foundationCount, pyramidBlocks, skipped } from './pyramidBlocks';
import { Stage } from './Stage';
import { StarredProducts } from './StarredProducts';

interface PyramidViewProps {
  data: NeedData;
  person: { id: string; name: string };
}

/** Four stages, the foundation at the bottom: what is there, what is missing, and what was built above it. */
export function PyramidView({ data, person }: PyramidViewProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'productPyramid' });
  const date = useHost().clock.today();
  const householdId = useHouseholdId();
  const blocks = pyramidBlocks(data, { personId: person.id, date });
  const { count, all, isOpen } = foundationCount(blocks);
  const below = skipped(blocks);
  const { keepPerson } = usePersonChoice(adults(data));
  const favourites = useFavouriteProducts();
  const products = useProducts();
  const known = products.status === 'ready' ? products.data.catalogue.products : []; // without them the stages stand
  return (
    <Page name={t('name')} headline={isOpen ? t('headlineOpen') : t('headline', { count, all })}>
      <VariantRow variant="pyramid" data={data} person={person} />
      {isOpen && (
        <div>
          <Button href={routes.analysis.href({ householdId })}>{t('toAnalysis')}</Button>
        </div>
      )}
      {below.length > 0 && (
        <Alert tone="warning" title={t('order.title')}>
          {t('order.text', { blocks: below.map(({ key }) => t(`block.${key}`)).join(', ') })}
        </Alert>
      )}
      <Card>
        <Pyramid>
          {productStages.toReversed().map((stage) => (
            <Stage
              key={stage}
              stage={stage}
              blocks={blocks.filter((block) => block.stage === stage)}
              nameOf={({ key }) => (
                <TextLink
                  keepsWords
                  href={keepPerson(`${routes.productList.href({ householdId })}?feld=${blockFields[key]}`)}
                  label={t('toList', { block: t(`block.${key}`) })}
                >
                  {t(`block.${key}`)}
                </TextLink>
              )}
            >
              {favourites && (
                <StarredProducts
                  favourites={favourites}
                  products={known.filter((product) => product.stage === stage)}
                  keepPerson={keepPerson}
                />
              )}
            </Stage>
          ))}
        </Pyramid>
      </Card>
      <p>{t('needs')}</p>
    </Page>
  );
}
