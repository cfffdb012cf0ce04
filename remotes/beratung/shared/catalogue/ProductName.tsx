import { RowButton } from '@vp-digital/core/ui';
import classes from './ProductName.module.css';
import { ProductStar } from './ProductStar';
import type { FavouriteProducts } from './useFavouriteProducts';

export interface ProductNameProps {
  product: { id: string; name: string };
  favourites: FavouriteProducts | undefined;
  onOpen(id: string): void;
}

/** Opens a product of a table; its star stands beside the name and not below it. */
export function ProductName({ product, favourites, onOpen }: ProductNameProps) {
  return (
    <div className={classes['name']}>
      <RowButton onClick={() => onOpen(product.id)}>{product.name}</RowButton>
      {favourites && <ProductStar favourites={favourites} product={product} />}
    </div>
  );
}
