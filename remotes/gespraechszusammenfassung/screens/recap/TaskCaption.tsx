import type { RecapEntry } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Caption } from '@vp-digital/core/ui';
import { useHouseholdPersons } from './useHouseholdPersons';

/** Whose task it is, and until when. */
export function TaskCaption({ entry: { ownerId, dueOn } }: { entry: RecapEntry }) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'recap' });
  const { date } = useFormat();
  const persons = useHouseholdPersons();
  const owner = persons.find(({ personId }) => personId === ownerId)?.name ?? t('advisor');
  return <Caption>{dueOn === undefined ? owner : t('until', { owner, day: date(dueOn) })}</Caption>;
}
