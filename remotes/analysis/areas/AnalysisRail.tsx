import { type OfferedArea, useCompleteness, useDataAreas } from '@vp-digital/core/figures';
import { completenessWords } from '@vp-digital/core/household/words/completeness';
import { housingWords } from '@vp-digital/core/household/words/housing';
import { useLocation } from '@vp-digital/core/libs/router';
import { matchRoute, routes } from '@vp-digital/core/reference';
import { AreaFigureText } from './AreaFigureText';
import { AreaRail } from './AreaRail';
import { onlyTodayTexts } from './onlyTodayTexts';
import { useOnlyToday } from './useOnlyToday';

export const words = [completenessWords, housingWords, onlyTodayTexts];

/** The areas of the analysis beside each of its pages: how far each is recorded, and what came out of it. */
export default function AnalysisRail() {
  const { pathname } = useLocation();
  useOnlyToday();
  const result = useCompleteness();
  const known = result.status === 'ready' ? result.data : undefined;
  const entries = useDataAreas().map(({ area, href }) => {
    const own = known?.areas.find((one) => one.area === area);
    return {
      area,
      href,
      current: isAt({ area, href }, pathname),
      state: own?.state,
      figure: own && known && <AreaFigureText area={own} household={known.household} />,
    };
  });
  return <AreaRail entries={entries} />;
}

const ofPersons = [routes.personalData, routes.personalDataSections];

/** What is known of a person has several addresses. */
const isAt = ({ area, href }: OfferedArea, pathname: string): boolean =>
  area === 'persons' ? matchRoute(ofPersons, pathname) !== undefined : pathname === href;
