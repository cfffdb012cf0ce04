import { HostRouter, type Texts, useHost } from '@vp-digital/core/platform';
import type { ReactNode } from 'react';
import { PageDocuments } from '../documents/PageDocuments';
import type { AsOf } from '../documents/useAsOf';
import type { FoundPage } from '../findPage';
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
import { Standing } from './Standing';

export interface StagedPageProps extends FoundPage {
  /** Its own address, which the page before it does not share while it stays. */
  path: string;
  /** Until then it is guarded and fetched, and nothing of it is drawn. */
  isShown: boolean;
  asOf: AsOf;
  ready: Ready;
  texts: Texts;
  /** Everything that it shows first is there, or will not come. */
  onStanding(): void;
  /** What is shown while it is on its way. */
  children?: ReactNode;
}

/** One page with all that is its own: address, errors, rights, documents; shown with its title, focus and undo. */
export function StagedPage({
  page,
  parameters,
  path,
  isShown,
  asOf,
  ready,
  texts,
  onStanding,
  children,
}: StagedPageProps) {
  const { location } = useHost();
  const code = { page, texts };
  return (
    <HostRouter location={location} at={path}>
      {children}
      <RouteErrorBoundary
        ready={ready}
        isShown={isShown}
        onError={onStanding}
        refused={<RefusedPage householdId={parameters['householdId']} />}
      >
        {isShown && (
          <>
            <PageTitle route={page.route} />
            <UndoScope />
            <PageFocus />
          </>
        )}
        <PageGuard route={page.route}>
          <HouseholdGate parameters={parameters}>
            <PageDocuments documents={page.documents} asOf={asOf}>
              <Standing {...code} isShown={isShown} onStanding={onStanding} />
              {isShown && (
                <HouseholdFrame parameters={parameters}>
                  <PageContent {...code} ready={ready} />
                </HouseholdFrame>
              )}
            </PageDocuments>
          </HouseholdGate>
        </PageGuard>
      </RouteErrorBoundary>
    </HostRouter>
  );
}
