import { type OfferedArea, useCompleteness, useDataAreas } from '@vp-digital/core/figures';
import { useLocation } from '@vp-digital/core/libs/router';
import { later } from '@vp-digital/core/micro-app';
import { matchRoute, routes, snapshotIdIn } from '@vp-digital/core/reference';
import { AreaRail } from './AreaRail';
import { useAreaFigure } from './useAreaFigure';

/** Fetched with an address of an older state: hardly a page is seen at one. */
const OnlyToday = later(() => import('./OnlyToday'));

/** The areas of the analysis beside each of its pages: how far each is recorded, and what came out of it. */
export default function AnalysisRail() {
  const { pathname, search } = useLocation();
  const result = useCompleteness();
  const figureOf = useAreaFigure();
  const known = result.status === 'ready' ? result.data : undefined;
  const entries = useDataAreas().map(({ area, href }) => {
    const own = known?.areas.find((one) => one.area === area);
    return {
      area,
      href,
      current: isAt({ area, href }, pathname),
      state: own?.state,
      ...(own && known && figureOf(own, known.household)),
    };
  });
  return (
    <>
      {snapshotIdIn(search) !== undefined && <OnlyToday />}
      <AreaRail entries={entries} />
    </>
  );
}

const ofPersons = [routes.personalData, routes.personalDataSections];

/** What is known of a person has several addresses. */
const isAt = ({ area, href }: OfferedArea, pathname: string): boolean =>
  area === 'persons' ? matchRoute(ofPersons, pathname) !== undefined : pathname === href;
