import type { Catalogue } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { LoadedState } from '@vp-digital/core/parts';
import { useFormat } from '@vp-digital/core/platform';
import { Alert, Page, Stack } from '@vp-digital/core/ui';
import type { ReactNode } from 'react';
import type { CatalogueData } from './data';
import { useProducts } from './useProducts';
import { VariantRow } from './VariantRow';

export interface CatalogueFrameProps {
  name: string;
  headline: ReactNode;
  data: CatalogueData;
  person: { id: string; name: string };
  children(catalogue: Catalogue, isKept: boolean): ReactNode;
}

/** The frame of the list: whom it is about, and whether its prices are those of today. */
export function CatalogueFrame({ name, headline, data, person, children }: CatalogueFrameProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'catalogue' });
  const { day } = useFormat();
  return (
    <Page name={name} headline={headline}>
      <VariantRow variant="list" data={data} person={person} />
      <LoadedState result={useProducts()}>
        {({ catalogue, keptAt }) => (
          <Stack gap="large">
            {keptAt !== undefined && (
              <Alert tone="warning" title={t('kept.title', { date: day(keptAt) })}>
                {t('kept.text')}
              </Alert>
            )}
            {children(catalogue, keptAt !== undefined)}
          </Stack>
        )}
      </LoadedState>
    </Page>
  );
}
