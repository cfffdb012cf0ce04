import { adults, type SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useNavigate } from '@vp-digital/core/libs/router';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { usePersonChoice } from '@vp-digital/core/parts';
import { routes } from '@vp-digital/core/reference';
import { SegmentedChoice } from '@vp-digital/core/ui';

const tabs = {
  phases: routes.buildingSavingsConcept,
  course: routes.buildingSavingsCourse,
  flexibility: routes.buildingSavingsFlexibility,
} as const;
export type ConceptTab = keyof typeof tabs;

/** The three views of step 3, each a page of its own. */
export function ConceptTabs({
  data,
  current,
}: {
  data: Pick<SectionData, 'persons' | 'employments' | 'incomes'>;
  current: ConceptTab;
}) {
  const { t } = useTranslation('beratung', { keyPrefix: 'building.tabs' });
  const householdId = useHouseholdId();
  const navigate = useNavigate();
  const { keepPerson } = usePersonChoice(adults(data));
  const names = Object.keys(tabs) as ConceptTab[]; // Object.keys forgets the literal keys
  return (
    <SegmentedChoice
      label={t('label')}
      hideLabel
      writes={false}
      options={names.map((value) => ({ value, label: t(value) }))}
      value={current}
      onChange={(tab) => void navigate(keepPerson(tabs[tab].href({ householdId })))}
    />
  );
}
