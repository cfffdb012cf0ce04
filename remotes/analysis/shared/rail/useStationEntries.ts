import { useCompleteness } from '@vp-digital/core/figures';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useLocation } from '@vp-digital/core/libs/router';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { useOffers } from '@vp-digital/core/ui';
import { talkStationNames, talkStates, talkStations } from '../talk/talkStations';
import { useTalkFigure } from './useTalkFigure';
import type { RailEntry } from './railEntry';
import { useAreaFigure } from './useAreaFigure';
import { useRailData } from './useRailData';

/** The stations of the guided talk that are offered, each with how far it is and what came out of it. */
export function useStationEntries(): RailEntry[] {
  const { t } = useTranslation('analysis', { keyPrefix: 'steps.to' });
  const { pathname } = useLocation();
  const householdId = useHouseholdId();
  const offers = useOffers();
  const today = useHost().clock.today();
  const completeness = useCompleteness();
  const areaFigureOf = useAreaFigure();
  const figureOf = useTalkFigure();
  const data = useRailData();
  const known = completeness.status === 'ready' ? completeness.data : undefined;
  const states = data && talkStates(data, today);
  const sliders = routes.financialGradeSliders.href({ householdId });
  return talkStationNames
    .map((station): RailEntry => {
      const href = talkStations[station].href({ householdId });
      const area = known?.areas.find((one) => one.area === station);
      const isArea = station === 'income' || station === 'expenses' || station === 'contracts';
      return {
        key: station,
        name: t(station),
        href,
        current: pathname === href || (station === 'grade' && pathname === sliders),
        state: states?.[station],
        isUnknown: completeness.status === 'error',
        ...(isArea ? area && known && areaFigureOf(area, known.household) : data && figureOf(station, data)),
      };
    })
    .filter(({ href }) => offers(href));
}
