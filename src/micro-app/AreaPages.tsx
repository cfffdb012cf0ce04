import { useLocation } from '@vp-digital/core/libs/router';
import { type AreaDeclaration, matchRoute, type PageDeclaration } from '@vp-digital/core/reference';
import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { HouseholdGate } from './HouseholdGate';
import { PageFocus } from './PageFocus';
import { PageGuard } from './PageGuard';
import { PageTitle } from './PageTitle';
import type { Ready } from './ready';
import { RouteErrorBoundary } from './RouteErrorBoundary';
import { UndoScope } from './UndoScope';

/** The page that the address names, guarded, titled, fetched when it is opened. */
export function AreaPages({ area, ready }: { area: AreaDeclaration; ready: Ready }) {
  const { pathname } = useLocation();
  const match = matchRoute(
    area.pages.map(({ route }) => route),
    pathname,
  );
  const page = area.pages.find(({ route }) => route === match?.route);
  if (!match || !page) return <Settled ready={ready} />; // the shell is about to replace this area
  const Content = contentOf(page);
  return (
    <RouteErrorBoundary key={pathname} ready={ready}>
      <PageTitle route={match.route} />
      <UndoScope />
      <PageFocus />
      <PageGuard route={match.route}>
        <HouseholdGate parameters={match.parameters}>
          <Suspense>
            <Content />
            <Settled ready={ready} />
          </Suspense>
        </HouseholdGate>
      </PageGuard>
    </RouteErrorBoundary>
  );
}

/** Tells the shell that the first screen stands. */
function Settled({ ready }: { ready: Ready }) {
  useEffect(() => ready.resolve(), [ready]);
  return undefined;
}

const contents = new WeakMap<PageDeclaration, ComponentType>();

/** One lazy component per page, so that coming back to a page does not fetch or remount it twice. */
function contentOf(page: PageDeclaration): ComponentType {
  const known = contents.get(page);
  if (known) return known;
  const content = lazy(page.load as () => Promise<{ default: ComponentType }>); // `reference` knows no React
  contents.set(page, content);
  return content;
}
