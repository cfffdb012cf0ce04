import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { TileName } from '../tiles/tiles';
import { useTileName } from './useTileName';

/** What is said while a tile is moved, for those who do not see it. */
export function useSpokenMoves(names: readonly TileName[]): {
  announcements: Announcements;
  screenReaderInstructions: ScreenReaderInstructions;
} {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview.arrange' });
  const tileName = useTileName();
  const nameOf = (id: UniqueIdentifier) => {
    const name = names.find((one) => one === id);
    return name ? tileName(name) : '';
  };
  const placeOf = (id: UniqueIdentifier) => ({
    place: names.findIndex((name) => name === id) + 1,
    count: names.length,
  });
  const taken = (id: UniqueIdentifier) => t('taken', { name: nameOf(id), ...placeOf(id) });
  return {
    screenReaderInstructions: { draggable: t('how') },
    announcements: {
      onDragStart: ({ active }) => taken(active.id),
      // over itself, as it is at once after it was taken, nothing has changed yet
      onDragOver: ({ active, over }) => {
        if (over?.id === active.id) return taken(active.id);
        return over ? t('over', { name: nameOf(active.id), ...placeOf(over.id) }) : undefined;
      },
      onDragEnd: ({ active, over }) =>
        t('put', { name: nameOf(active.id), ...placeOf(over?.id ?? active.id) }),
      onDragCancel: ({ active }) => t('cancelled', { name: nameOf(active.id) }),
    },
  };
}
