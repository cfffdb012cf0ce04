import { useTranslation } from '@vp-digital/core/libs/i18n';
import { fromQuery, LoadedState } from '@vp-digital/core/parts';
import { useHost } from '@vp-digital/core/platform';
import { Alert } from '@vp-digital/core/ui';
import { type ComponentType, createContext, useContext } from 'react';
import { useProductsQuery } from '../../api';
import type { TariffFile } from './demoTariff';
import { tariffFileOf } from './tariffFiles';

const Context = createContext<TariffFile | undefined>(undefined);

/** The tariffs of the catalogue; only within `withTariffs`. */
export function useTariffs(): TariffFile {
  const file = useContext(Context);
  if (!file) throw new Error('A component needs tariffs and stands outside of `withTariffs`');
  return file;
}

/** A page, or a part of one, that computes with the tariffs of the catalogue: it stands once they are there. */
export const withTariffs = <Props extends object>(View: ComponentType<Props>) =>
  function WithTariffs(props: Props) {
    const today = useHost().clock.today();
    return (
      <LoadedState result={fromQuery(useProductsQuery())}>
        {({ catalogue }) => {
          const file = tariffFileOf(catalogue, today);
          if (!file) return <NoTariffs />;
          return (
            <Context value={file}>
              <View {...props} />
            </Context>
          );
        }}
      </LoadedState>
    );
  };

function NoTariffs() {
  const { t } = useTranslation('pkv', { keyPrefix: 'noTariffs' });
  return (
    <Alert tone="warning" title={t('title')}>
      {t('text')}
    </Alert>
  );
}

/** Asks for the catalogue together with a page's documents; draws nothing. */
export function AlsoReads(): undefined {
  useProductsQuery(undefined, { refetchOnMountOrArgChange: false, selectFromResult: () => ({}) });
  return undefined;
}
