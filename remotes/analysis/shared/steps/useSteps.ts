import { areaScreens } from '@vp-digital/core/figures';
import type { DataArea } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { type Route, routes } from '@vp-digital/core/reference';
import type { Step } from '@vp-digital/core/ui';
import { useTalkRuns } from '../talk/talkRuns';

/** A person's data has no station: it is entered where it is missing. */
type Station = 'overview' | 'analysis' | Exclude<DataArea, 'persons'> | Further;

type Further =
  | 'optimum'
  | 'savingsAmount'
  | 'twoAccounts'
  | 'comparison'
  | 'evaluation'
  | 'snapshots'
  | OfTalk;

/** The guided talk's own pages. */
type OfTalk = 'ffgStart' | 'ffgExplanation' | 'saverType' | 'grade' | 'gradeSliders';

const ofAreas = areaScreens.flatMap(({ area, screen }): [Station, Route][] => {
  if (area === 'persons') return [];
  return area === 'income'
    ? [
        [area, screen],
        ['optimum', routes.optimum],
      ]
    : [[area, screen]];
});

/** The stations of an analysis in their order, from the overview to the snapshot. */
const ofAnalysis: readonly [Station, Route][] = [
  ['overview', routes.householdOverview],
  ['analysis', routes.analysis],
  ...ofAreas,
  ['savingsAmount', routes.savingsAmount],
  ['twoAccounts', routes.twoAccountModel],
  ['comparison', routes.comparison],
  ['evaluation', routes.assessment],
  ['snapshots', routes.snapshots],
];

/** The stations while the guided talk runs. */
const ofTalk: readonly [Station, Route][] = [
  ['overview', routes.householdOverview],
  ['ffgStart', routes.ffgStart],
  ['ffgExplanation', routes.ffgExplanation],
  ['income', routes.income],
  ['optimum', routes.optimum],
  ['expenses', routes.expenses],
  ['contracts', routes.contracts],
  ['savingsAmount', routes.savingsAmount],
  ['twoAccounts', routes.twoAccountModel],
  ['saverType', routes.saverType],
  ['grade', routes.financialGrade],
  ['gradeSliders', routes.financialGradeSliders],
  ['comparison', routes.comparison],
];

/**
 * Where the page goes from here: the stations before and after it, nearest first, as the user may not open the nearest.
 */
export function useSteps(station: Station): { back: Step[]; next: Step[] } {
  const { t } = useTranslation('analysis', { keyPrefix: 'steps' });
  const householdId = useHouseholdId();
  const talkRuns = useTalkRuns();
  const isOf = (list: readonly [Station, Route][]) => list.some(([name]) => name === station);
  const stations = isOf(ofTalk) && (talkRuns || !isOf(ofAnalysis)) ? ofTalk : ofAnalysis;
  const at = stations.findIndex(([name]) => name === station);
  const stepTo =
    (direction: 'back' | 'next') =>
    ([name, route]: (typeof stations)[number]): Step => ({
      label: t(direction, { to: t(`to.${name}`) }),
      href: route.href({ householdId }),
    });
  const [overview] = stations;
  return {
    back: stations.slice(0, at).reverse().map(stepTo('back')),
    next: [...stations.slice(at + 1), ...(overview ? [overview] : [])].map(stepTo('next')),
  };
}
