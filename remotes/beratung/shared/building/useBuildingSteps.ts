import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { continuousStep, type RailStep } from '@vp-digital/core/parts';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { useOffers } from '@vp-digital/core/ui';
import type { BuildingPersonData } from './data';

export type BuildingStep = 'need' | 'concept';

/** The steps as specified: the need, the sheet of its facts, the concept with its two tabs. */
export function useBuildingSteps({ data, person }: BuildingPersonData): readonly RailStep[] {
  const { t } = useTranslation('beratung', { keyPrefix: 'building.step' });
  const { euros } = useFormat();
  const householdId = useHouseholdId();
  const plan = data.buildingPlans.items[person.id];
  const need = routes.buildingSavingsNeed.href({ householdId });
  return [
    {
      key: 'need',
      number: 1,
      label: t('need'),
      href: need,
      ...(plan?.sum !== undefined && { figure: t('sum', { amount: euros(plan.sum) }), done: true }),
    },
    { key: 'facts', number: 2, label: t('facts'), href: `${need}?blatt=angaben` },
    {
      key: 'concept',
      number: 3,
      label: t('concept'),
      href: routes.buildingSavingsConcept.href({ householdId }),
      ...(plan?.rate !== undefined && { figure: t('rate', { amount: euros(plan.rate) }) }),
    },
  ];
}

/** Which of the path's pages it is, for the customer. */
export const useBuildingStepOf = (of: BuildingPersonData, step: BuildingStep) =>
  continuousStep(useBuildingSteps(of), step, useOffers());
