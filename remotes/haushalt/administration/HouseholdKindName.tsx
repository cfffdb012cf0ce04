import { householdKind } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useSections } from '@vp-digital/core/services';

const sections = ['persons', 'employments', 'incomes'] as const;

/** What kind of household it is; a dash while that is not known. */
export function HouseholdKindName({ householdId }: { householdId: string }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'administration.kinds' });
  const result = useSections(householdId, sections);
  return result.status === 'ready' ? t(householdKind(result.data)) : '–';
}
