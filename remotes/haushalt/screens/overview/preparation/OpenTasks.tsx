import { useTranslation } from '@vp-digital/core/libs/i18n';
import { usePageDocuments } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { ChecklistIcon } from '@vp-digital/core/ui';
import { openTasks } from '../tiles/openTasks';
import { Point } from './Point';

/** How many tasks of the recap are the advisor's, and the one due first; the tile has them all. */
export function OpenTasks() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview.preparation' });
  const { date } = useFormat();
  const result = usePageDocuments(['recap']);
  if (result.status !== 'ready') return undefined;
  const own = openTasks(result.data.recap).filter(({ ownerId }) => ownerId === undefined);
  const [first] = own;
  return (
    <Point icon={ChecklistIcon} title={t('tasks', { count: own.length })}>
      {first && (first.dueOn ? t('firstTask', { text: first.text, date: date(first.dueOn) }) : first.text)}
    </Point>
  );
}
