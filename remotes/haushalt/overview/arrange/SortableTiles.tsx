import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { TileName } from '../tiles/tiles';
import { SortableTile } from './SortableTile';
import classes from './SortableTiles.module.css';
import { useSpokenMoves } from './useSpokenMoves';

export interface SortableTilesProps {
  names: readonly TileName[];
  onChange(names: readonly TileName[]): void;
}

/** Rows to be dragged, or taken with the space bar, moved with the arrows and put down. */
export default function SortableTiles({ names, onChange }: SortableTilesProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview.arrange' });
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const accessibility = useSpokenMoves(names);
  const move = ({ active, over }: DragEndEvent) => {
    const from = names.findIndex((name) => name === active.id);
    const to = names.findIndex((name) => name === over?.id);
    if (from >= 0 && to >= 0 && from !== to) onChange(arrayMove([...names], from, to));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={move}
      accessibility={accessibility}
    >
      <SortableContext items={[...names]} strategy={verticalListSortingStrategy}>
        <ol className={classes['rows']} aria-label={t('title')}>
          {names.map((name) => (
            <SortableTile key={name} name={name} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
