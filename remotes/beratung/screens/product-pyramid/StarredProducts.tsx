import type { Product } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { routes } from '@vp-digital/core/reference';
import { Row, TextLink } from '@vp-digital/core/ui';
import { ProductStar } from '../../shared/catalogue/ProductStar';
import type { FavouriteProducts } from '../../shared/catalogue/useFavouriteProducts';

export interface StarredProductsProps {
  favourites: FavouriteProducts;
  products: readonly Product[];
  /** An address about the same person. */
  keepPerson(href: string): string;
}

/** The products of a stage that the advisor has starred, each with the way to its field of the list. */
export function StarredProducts({ favourites, products, keepPerson }: StarredProductsProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'catalogue.favourite' });
  const householdId = useHouseholdId();
  const starred = products.filter(({ id }) => favourites.has(id));
  if (starred.length === 0) return undefined;
  return (
    <Row gap="small">
      <span>{t('title')}</span>
      {starred.map((product) => (
        <span key={product.id}>
          <TextLink href={keepPerson(`${routes.productList.href({ householdId })}?feld=${product.field}`)}>
            {product.name}
          </TextLink>
          <ProductStar favourites={favourites} product={product} />
        </span>
      ))}
    </Row>
  );
}
