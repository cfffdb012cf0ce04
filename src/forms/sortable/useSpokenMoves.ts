import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core';
import { useTranslation } from '@vp-digital/core/libs/i18n';

export interface Sortable<Name extends string = string> {
  name: Name;
  title: string;
}

/** Announcements while a row is moved, for those who do not see it. */
export function useSpokenMoves(rows: readonly Sortable[]): {
  announcements: Announcements;
  screenReaderInstructions: ScreenReaderInstructions;
} {
  const { t } = useTranslation('household/sortableRows');
  const titleOf = (id: UniqueIdentifier) => rows.find(({ name }) => name === id)?.title ?? '';
  const placeOf = (id: UniqueIdentifier) => ({
    place: rows.findIndex(({ name }) => name === id) + 1,
    count: rows.length,
  });
  const taken = (id: UniqueIdentifier) => t('taken', { name: titleOf(id), ...placeOf(id) });
  return {
    screenReaderInstructions: { draggable: t('how') },
    announcements: {
      onDragStart: ({ active }) => taken(active.id),
      // over itself, as it is at once after it was taken, nothing has changed yet
      onDragOver: ({ active, over }) => {
        if (over?.id === active.id) return taken(active.id);
        return over ? t('over', { name: titleOf(active.id), ...placeOf(over.id) }) : undefined;
      },
      onDragEnd: ({ active, over }) =>
        t('put', { name: titleOf(active.id), ...placeOf(over?.id ?? active.id) }),
      onDragCancel: ({ active }) => t('cancelled', { name: titleOf(active.id) }),
    },
  };
}
