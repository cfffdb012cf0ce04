import { I18nextProvider } from '@vp-digital/core/libs/i18n';
import { Provider, type useStore } from '@vp-digital/core/libs/redux';
import { HostProvider, HostRouter } from '@vp-digital/core/platform';
import { type AreaServices, AreaServicesProvider } from '@vp-digital/core/services';
import type { Host } from '@vp-digital/core/shell';
import { type Offers, OffersContext, PatternScope, UI_VERSION } from '@vp-digital/core/ui';
import { StrictMode, useMemo } from 'react';
import { type ReadDocuments, ReadDocumentsContext } from '../documents/context';
import { RouteParameters } from '../routeParameters';
import { OptionalBoundary } from '../OptionalBoundary';
import { CustomerContent } from './CustomerContent';
import { marksOf } from './marksOf';
import type { PageForCustomer } from './pageForCustomer';

export interface CustomerRootProps extends PageForCustomer {
  host: Host;
  store: ReturnType<typeof useStore>;
  services: AreaServices;
  offers: Offers;
  documents: ReadDocuments;
  parameters: Record<string, string>;
}

/** What the advisor's page stands in, around the customer's; without dialogs, messages and all that can be operated. */
export function CustomerRoot({ page, texts, path, isAlso, onReady, ...around }: CustomerRootProps) {
  const documents = useMemo(() => ({ ...around.documents, isForCustomer: true }), [around.documents]);
  return (
    <StrictMode>
      <HostProvider value={around.host}>
        <I18nextProvider i18n={texts.i18n}>
          <Provider store={around.store}>
            <AreaServicesProvider value={around.services}>
              <OffersContext value={around.offers}>
                <HostRouter location={around.host.location} at={path}>
                  <RouteParameters value={around.parameters}>
                    <ReadDocumentsContext value={documents}>
                      <div data-vp-ui={UI_VERSION} translate="no">
                        <PatternScope>
                          <div {...marksOf({ page, isAlso })}>
                            <OptionalBoundary of={around.documents}>
                              <CustomerContent page={page} texts={texts} onReady={onReady} />
                            </OptionalBoundary>
                          </div>
                        </PatternScope>
                      </div>
                    </ReadDocumentsContext>
                  </RouteParameters>
                </HostRouter>
              </OffersContext>
            </AreaServicesProvider>
          </Provider>
        </I18nextProvider>
      </HostProvider>
    </StrictMode>
  );
}
