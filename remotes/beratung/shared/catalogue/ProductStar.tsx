import { useTranslation } from '@vp-digital/core/libs/i18n';
import { FavouriteIcon, FavouriteSetIcon, IconButton } from '@vp-digital/core/ui';
import type { FavouriteProducts } from './useFavouriteProducts';

interface ProductStarProps {
  favourites: FavouriteProducts;
  product: { id: string; name: string };
}

/** Sets a product as a favourite, or takes it back. */
export function ProductStar({ favourites, product: { id, name } }: ProductStarProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'catalogue.favourite' });
  return (
    <IconButton
      icon={favourites.has(id) ? FavouriteSetIcon : FavouriteIcon}
      label={t('star', { name })}
      aria-pressed={favourites.has(id)}
      onClick={() => favourites.toggle(id)}
    />
  );
}
