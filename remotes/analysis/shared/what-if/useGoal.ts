import { useTranslation } from '@vp-digital/core/libs/i18n';
import { usePageDocuments } from '@vp-digital/core/micro-app';
import { useHasPermission } from '@vp-digital/core/platform';
import { permissions } from '@vp-digital/core/reference';
import { useRecapNote } from '../recap/useRecapNote';

export interface Goal {
  /** As it was remembered, as long as it is not reached. */
  text: string | undefined;
  remember(text: string): void;
}

/** What was tried at a figure as a task of the recap, once for each figure; undefined where nobody may write there. */
export function useGoal(id: string, origin: string): Goal | undefined {
  const { t } = useTranslation('analysis', { keyPrefix: 'whatIf' });
  const note = useRecapNote();
  const notes = usePageDocuments(useHasPermission(permissions.sectionReport) ? ['recap'] : []);
  if (!note || notes.status !== 'ready') return undefined;
  const kept = notes.data.recap?.items[id];
  return {
    text: kept?.done === false ? kept.text : undefined,
    remember: (text) => note({ id, kind: 'task', text, origin, of: t('goal') }),
  };
}
