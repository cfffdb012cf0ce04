import type { SectionName } from '@vp-digital/core/household';
import { useLocation } from '@vp-digital/core/libs/router';
import { SaveProblems } from '@vp-digital/core/parts';
import type { Texts } from '@vp-digital/core/platform';
import type { AreaDeclaration } from '@vp-digital/core/reference';
import { PageNotices } from '@vp-digital/core/ui';
import type { ReactNode } from 'react';
import { PageDocuments } from './documents/PageDocuments';
import type { AsOf } from './documents/useAsOf';
import { findPage } from './findPage';
import { HouseholdGate } from './HouseholdGate';
import { PageFocus } from './PageFocus';
import { PageContent, Settled } from './PageContent';
import { PageGuard } from './PageGuard';
import { PageTitle } from './PageTitle';
import type { Ready } from './ready';
import { RefusedPage } from './RefusedPage';
import { RoleScope } from './RoleScope';
import { RouteErrorBoundary } from './RouteErrorBoundary';
import { UndoScope } from './UndoScope';

export interface AreaPagesProps {
  area: AreaDeclaration<SectionName>;
  asOf: AsOf;
  ready: Ready;
  texts: Texts;
}

/** The page that the address names, guarded, titled, fetched when it is opened. */
export function AreaPages({ area, asOf, ready, texts }: AreaPagesProps) {
  const { pathname } = useLocation();
  const found = findPage(area, pathname);
  if (!found) return <Settled ready={ready} />; // the shell is about to replace this area
  const { page, parameters } = found;
  return (
    <RouteErrorBoundary
      key={pathname}
      ready={ready}
      refused={<RefusedPage householdId={parameters['householdId']} />}
    >
      <PageTitle route={page.route} />
      <UndoScope />
      <PageFocus />
      <PageGuard route={page.route}>
        <RoleScope>
          <HouseholdGate parameters={parameters}>
            <Notices householdId={parameters['householdId']}>
              <PageDocuments documents={page.documents} asOf={asOf}>
                <PageContent page={page} ready={ready} texts={texts} />
              </PageDocuments>
            </Notices>
          </HouseholdGate>
        </RoleScope>
      </PageGuard>
    </RouteErrorBoundary>
  );
}

/** What could not be saved is said on the page, whichever document it belongs to: no page can forget it. */
function Notices({ householdId, children }: { householdId: string | undefined; children: ReactNode }) {
  return (
    <PageNotices value={householdId && <SaveProblems householdId={householdId} />}>{children}</PageNotices>
  );
}
