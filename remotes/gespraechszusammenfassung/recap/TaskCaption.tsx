import type { RecapEntry } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { useHousehold } from '@vp-digital/core/services';
import { Caption } from '@vp-digital/core/ui';

/** Whose task it is, and until when. */
export function TaskCaption({ entry: { ownerId, dueOn } }: { entry: RecapEntry }) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'recap' });
  const { date } = useFormat();
  const { household } = useHousehold(useHouseholdId());
  const owner = household?.persons.find(({ personId }) => personId === ownerId)?.firstName ?? t('advisor');
  return <Caption>{dueOn === undefined ? owner : t('until', { owner, day: date(dueOn) })}</Caption>;
}
