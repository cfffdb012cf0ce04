import { adults } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useNavigate } from '@vp-digital/core/libs/router';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { usePersonChoice } from '@vp-digital/core/parts';
import { routes } from '@vp-digital/core/reference';
import { SegmentedChoice, useOffers } from '@vp-digital/core/ui';
import type { PensionData } from './data';

const tabs = ['solution', 'combination', 'goal'] as const;
type SolutionTab = (typeof tabs)[number];

/** The parts of step 5, each a page of its own. */
export function SolutionTabs({ data, current }: { data: PensionData; current: SolutionTab }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'pension.tabs' });
  const householdId = useHouseholdId();
  const navigate = useNavigate();
  const offers = useOffers();
  const { keepPerson } = usePersonChoice(adults(data));
  const pages: Record<SolutionTab, string> = {
    solution: keepPerson(routes.basicPensionSolution.href({ householdId })),
    combination: keepPerson(routes.basicPensionCombination.href({ householdId })),
    goal: keepPerson(routes.basicPensionSavingsGoal.href({ householdId })),
  };
  const offered = tabs.filter((tab) => tab === current || offers(pages[tab]));
  if (offered.length < 2) return undefined;
  return (
    <SegmentedChoice
      label={t('label')}
      hideLabel
      writes={false}
      options={offered.map((value) => ({ value, label: t(value) }))}
      value={current}
      onChange={(tab) => void navigate(pages[tab])}
    />
  );
}
