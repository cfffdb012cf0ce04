import type { KnownCatalogue } from '@vp-digital/core/services';
import { fromQuery, type Loaded } from '@vp-digital/core/parts';
import { useProductsQuery } from '../../api';

/** Everything that can be proposed; without prices where the service does not answer. */
export const useProducts = (): Loaded<KnownCatalogue> => fromQuery(useProductsQuery());
