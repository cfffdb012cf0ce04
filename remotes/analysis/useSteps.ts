import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { routes } from '@vp-digital/core/reference';
import type { Step } from '@vp-digital/core/ui';

/** The stations of an analysis in their order, from the overview to the snapshot. */
const stations = [
  ['overview', routes.householdOverview],
  ['analysis', routes.analysis],
  ['livingSituation', routes.livingSituation],
  ['income', routes.income],
  ['expenses', routes.expenses],
  ['contracts', routes.contracts],
  ['balance', routes.balanceSheet],
  ['statePension', routes.statePension],
  ['wishesAndGoals', routes.wishesAndGoals],
  ['comparison', routes.comparison],
  ['snapshots', routes.snapshots],
] as const;

type Station = (typeof stations)[number][0];

/** Where the page goes from here: what comes before and after it, nearest first, for whoever may not open the nearest. */
export function useSteps(station: Station): { back: Step[]; next: Step[] } {
  const { t } = useTranslation('analysis', { keyPrefix: 'steps' });
  const householdId = useHouseholdId();
  const at = stations.findIndex(([name]) => name === station);
  const stepTo =
    (direction: 'back' | 'next') =>
    ([name, route]: (typeof stations)[number]): Step => ({
      label: t(direction, { to: t(`to.${name}`) }),
      href: route.href({ householdId }),
    });
  return {
    back: stations.slice(0, at).reverse().map(stepTo('back')),
    next: [...stations.slice(at + 1), stations[0]].map(stepTo('next')),
  };
}
