import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { continuousStep, type RailStep } from '@vp-digital/core/parts';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { useOffers } from '@vp-digital/core/ui';
import type { PensionPerson } from './data';
import { paysAnything, termsOf } from './usePensionPlan';

export type PensionStep = 'need' | 'concept' | 'solution';

/** The five steps; the second and the fourth are sheets of the page before. */
export function usePensionSteps({ data, person }: PensionPerson): readonly RailStep[] {
  const { t } = useTranslation('beratung', { keyPrefix: 'pension.rail' });
  const { euros } = useFormat();
  const householdId = useHouseholdId();
  const plan = data.basicPensionPlans.items[person.id];
  const terms = termsOf({ data, person });
  const need = routes.basicPensionNeed.href({ householdId });
  const concept = routes.basicPensionConcept.href({ householdId });
  return [
    {
      key: 'need',
      number: 1,
      label: t('need'),
      href: need,
      ...(plan?.declinedReason && { figure: t('declined') }),
    },
    { key: 'facts', number: 2, label: t('facts'), href: `${need}?blatt=angaben` },
    {
      key: 'concept',
      number: 3,
      label: t('concept'),
      href: concept,
      ...(paysAnything(terms) && { figure: t('amount', { amount: euros(terms.monthly) }) }),
    },
    { key: 'tax', number: 4, label: t('tax'), href: `${concept}?blatt=steuer` },
    {
      key: 'solution',
      number: 5,
      label: t('solution'),
      href: routes.basicPensionSolution.href({ householdId }),
      done: Boolean(plan?.reason),
    },
  ];
}

/** Which of the path's pages it is, for the customer. */
export const usePensionStepOf = (of: PensionPerson, step: PensionStep) =>
  continuousStep(usePensionSteps(of), step, useOffers());
