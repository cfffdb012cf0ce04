import { LoadedState } from '@vp-digital/core/parts';
import type { ComponentType } from 'react';
import { useProductsQuery } from '../../api';
import { useProducts } from '../catalogue/useProducts';
import type { BuildingPersonData } from './data';
import { type BuildingTariffs, tariffsOf } from './tariffs';

/** What the pages on building savings are given beside the household's documents. */
export interface BuildingProps extends BuildingPersonData {
  tariffs: BuildingTariffs;
}

/** A page that computes with the tariffs of the catalogue: it stands once they are there. */
export const withTariffs = (View: ComponentType<BuildingProps>) =>
  function WithTariffs(props: BuildingPersonData) {
    return (
      <LoadedState result={useProducts()}>
        {({ catalogue }) => <View {...props} tariffs={tariffsOf(catalogue)} />}
      </LoadedState>
    );
  };

/** Asks for the catalogue together with the page's documents; draws nothing. */
export function AlsoReads(): undefined {
  useProductsQuery(undefined, { refetchOnMountOrArgChange: false, selectFromResult: () => ({}) });
  return undefined;
}
