import type { SectionName } from '@vp-digital/core/household';
import { I18nextProvider } from '@vp-digital/core/libs/i18n';
import { Provider, useSelector } from '@vp-digital/core/libs/redux';
import { HostProvider, useFlagChanges, useHost } from '@vp-digital/core/platform';
import type { AreaDeclaration } from '@vp-digital/core/reference';
import { AreaServicesProvider } from '@vp-digital/core/services';
import { OffersContext, PatternScope, portalRoot, UI_VERSION, UiProvider } from '@vp-digital/core/ui';
import { type ComponentProps, StrictMode, type ReactNode } from 'react';
import { selectUser } from '@vp-digital/core/session';
import type { Mount } from './createMount';
import type { AsOf } from './documents/useAsOf';
import { AreaPages } from './transition/AreaPages';

export interface AreaRootProps {
  area: AreaDeclaration<SectionName>;
  asOf: AsOf;
  mount: Mount;
}

/** The providers that every page of every area stands in. */
export function AreaRoot({ area, asOf, mount }: AreaRootProps) {
  const store = mount.shared.store as ComponentProps<typeof Provider>['store']; // react-redux uses no more than the contract gives
  return (
    <StrictMode>
      <HostProvider value={mount.host}>
        <I18nextProvider i18n={mount.texts.i18n}>
          <Provider store={store}>
            <AreaServicesProvider value={mount.services}>
              <UiProvider portalElement={portalRoot(UI_VERSION)}>
                <div data-vp-ui={UI_VERSION} translate="no">
                  <PatternScope>
                    <OffersScope>
                      <AreaPages
                        area={area}
                        asOf={asOf}
                        ready={mount.ready}
                        texts={mount.texts}
                        onFault={mount.onFault}
                      />
                    </OffersScope>
                  </PatternScope>
                </div>
              </UiProvider>
            </AreaServicesProvider>
          </Provider>
        </I18nextProvider>
      </HostProvider>
    </StrictMode>
  );
}

/** Links below ask the shell whether their screen can be opened, again when the user or a flag changes. */
function OffersScope({ children }: { children: ReactNode }) {
  const { offers } = useHost();
  useSelector(selectUser);
  useFlagChanges();
  return <OffersContext value={(href) => offers?.(href) ?? true}>{children}</OffersContext>;
}
