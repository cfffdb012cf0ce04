import { type OfferedArea, useCompleteness, useDataAreas } from '@vp-digital/core/figures';
import { type DataArea, stateOf, totalOf } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useLocation } from '@vp-digital/core/libs/router';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import { matchRoute, routes } from '@vp-digital/core/reference';
import { useOffers } from '@vp-digital/core/ui';
import { type TalkStation, talkStates, talkStations } from '../talk/talkStations';
import { useTalkFigure } from './useTalkFigure';
import type { RailEntry } from './railEntry';
import { useAreaFigure } from './useAreaFigure';
import { useRailData } from './useRailData';

/** Results that have a page of their own, each behind the area that it follows. */
const results: Partial<Record<DataArea, readonly ResultStation[]>> = {
  income: ['optimum'],
  goals: ['savingsAmount', 'twoAccounts'],
};
/** Whether an entry is what is made of the data, by its key. */
export const isResult = (key: string): boolean =>
  key === 'comparison' || Object.values(results).some((stations) => stations.some((one) => one === key));
type ResultStation = Extract<TalkStation, 'optimum' | 'savingsAmount' | 'twoAccounts'>;

/** All twelve areas of the analysis that are offered: those of the data, what is made of them, and the comparison last. */
export function useAreaEntries(): RailEntry[] {
  const { t } = useTranslation('analysis', { keyPrefix: 'steps.to' });
  const { t: word } = useTranslation('household/completeness');
  const { pathname } = useLocation();
  const householdId = useHouseholdId();
  const offers = useOffers();
  const today = useHost().clock.today();
  const completeness = useCompleteness();
  const figureOf = useAreaFigure();
  const talkFigureOf = useTalkFigure();
  const data = useRailData();
  const offered = useDataAreas();
  const known = completeness.status === 'ready' ? completeness.data : undefined;
  const isUnknown = completeness.status === 'error';
  const states = data && talkStates(data, today);

  const ofArea = ({ area, href }: OfferedArea): RailEntry => {
    const own = known?.areas.find((one) => one.area === area);
    return {
      key: area,
      name: word(`area.${area}`),
      href,
      current: isAt({ area, href }, pathname),
      state: own?.state,
      isUnknown,
      ...(own && known && figureOf(own, known.household)),
    };
  };
  const ofResult = (station: ResultStation): RailEntry => {
    const href = talkStations[station].href({ householdId });
    return {
      key: station,
      name: t(station),
      href,
      current: pathname === href,
      state: states?.[station],
      isUnknown,
      ...(data && talkFigureOf(station, data)),
    };
  };
  const comparison = routes.comparison.href({ householdId });
  return [
    ...offered.flatMap((area) => [ofArea(area), ...(results[area.area] ?? []).map(ofResult)]),
    {
      key: 'comparison',
      name: t('comparison'),
      href: comparison,
      current: pathname === comparison,
      state: known && stateOf(totalOf(known.areas)), // made of all of them
      isUnknown,
    },
  ].filter(({ href }) => offers(href));
}

const ofPersons = [routes.personalData, routes.personalDataSections];

/** What is known of a person has several addresses. */
const isAt = ({ area, href }: OfferedArea, pathname: string): boolean =>
  area === 'persons' ? matchRoute(ofPersons, pathname) !== undefined : pathname === href;
