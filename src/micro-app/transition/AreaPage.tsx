import type { SectionName } from '@vp-digital/core/household';
import { HostRouter, type Texts, useHost } from '@vp-digital/core/platform';
import type { AreaDeclaration } from '@vp-digital/core/reference';
import type { ServiceError } from '@vp-digital/core/services';
import { PageRail } from '@vp-digital/core/ui';
import { memo, startTransition, useCallback, useMemo } from 'react';
import { PageDocuments } from '../documents/PageDocuments';
import type { AsOf } from '../documents/useAsOf';
import { findPage } from '../findPage';
import { HouseholdFrame } from '../HouseholdFrame';
import { HouseholdGate } from '../HouseholdGate';
import { PageContent } from '../PageContent';
import { PageFocus } from '../PageFocus';
import { PageGuard } from '../PageGuard';
import { PageTitle } from '../PageTitle';
import type { Ready } from '../ready';
import { RefusedPage } from '../RefusedPage';
import { RouteErrorBoundary } from '../RouteErrorBoundary';
import { UndoScope } from '../UndoScope';
import { CustomerSide } from '../customer/CustomerSide';
import { SidePanel } from './SidePanel';
import { AnnounceReady } from './AnnounceReady';
import { NoPage } from './NoPage';
import { pageOf } from './transitionTo';

export interface AreaPageProps {
  area: AreaDeclaration<SectionName>;
  /** Its own address, which the page before it does not share while it stays. */
  path: string;
  /** Until then it is guarded and fetched, and nothing of it is drawn. */
  isShown: boolean;
  asOf: AsOf;
  ready: Ready;
  texts: Texts;
  /** Everything that the page at this address shows first is there, or will not come. */
  onReady(path: string): void;
}

/**
 * One page with all that is its own: address, errors, rights, documents; shown with its title, focus and undo. Drawn anew
 * by what it reads itself: a click that leads on does not draw the page that is left. In the customer's slot nothing of it is
 * drawn, and its code not fetched: only what is made for the customer.
 */
export const AreaPage = memo(function AreaPage({ area, path, isShown, onReady, ...props }: AreaPageProps) {
  const { asOf, ready, texts } = props;
  const { location, shell, slot } = useHost();
  const name = pageOf(path);
  const found = useMemo(() => findPage(area, name), [area, name]);
  // in slices: nothing that somebody does meanwhile waits for a page to be drawn
  const announce = useCallback(() => startTransition(() => onReady(path)), [onReady, path]);
  const preserveDirty = useCallback(
    (preserve: boolean) => shell.send('setMicroAppPreserveDirty', { preserve }),
    [shell],
  );
  if (!found) return isShown && <NoPage />;
  const { page, parameters } = found;
  const code = { page, texts };
  const isForCustomer = slot === 'customer';
  const isDrawn = isShown && !isForCustomer;
  return (
    <HostRouter location={location} at={path} preserveDirty={slot === 'page' ? preserveDirty : undefined}>
      <RouteErrorBoundary
        ready={ready}
        isShown={isShown}
        onError={announce}
        refused={(cause) => (
          <RefusedPage
            householdId={parameters['householdId']}
            permission={page.route.permission}
            cause={cause as ServiceError | undefined} // as `routeError` is thrown
          />
        )}
      >
        {isDrawn && (
          <>
            <PageTitle route={page.route} />
            <UndoScope />
            <PageFocus />
          </>
        )}
        <PageGuard route={page.route}>
          <HouseholdGate parameters={parameters}>
            <PageDocuments documents={page.documents} asOf={asOf}>
              {!isForCustomer && <AnnounceReady {...code} isShown={isShown} onReady={announce} />}
              {isDrawn && (
                <HouseholdFrame parameters={parameters}>
                  <PageRail value={area.rail && <SidePanel rail={area.rail} asOf={asOf} texts={texts} />}>
                    <PageContent {...code} ready={ready} />
                  </PageRail>
                </HouseholdFrame>
              )}
              {(isShown || isForCustomer) && (
                <CustomerSide {...code} path={path} onReady={isForCustomer ? ready.resolve : undefined} />
              )}
            </PageDocuments>
          </HouseholdGate>
        </PageGuard>
      </RouteErrorBoundary>
    </HostRouter>
  );
});
