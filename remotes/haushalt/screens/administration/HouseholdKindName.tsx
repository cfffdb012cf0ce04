import { householdKind } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { usePageDocuments } from '@vp-digital/core/micro-app';

/** What kind of household it is; a dash while that is not known. */
export function HouseholdKindName() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'administration.kinds' });
  const result = usePageDocuments(['persons', 'employments']);
  return result.status === 'ready' ? t(householdKind(result.data)) : '–';
}
