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
import type { TileName } from '../tiles/tiles';
import { SortableTile } from './SortableTile';
import classes from './SortableTiles.module.css';
import { useSpokenMoves } from './useSpokenMoves';

export interface SortableTilesProps {
  /** Where they stand. */
  label: string;
  names: readonly TileName[];
  isHidden(name: TileName): boolean;
  onShow(name: TileName, shown: boolean): void;
  onChange(names: readonly TileName[]): void;
}

/** Rows to be dragged, or taken with the space bar, moved with the arrows and put down. */
export function SortableTiles({ label, names, isHidden, onShow, onChange }: SortableTilesProps) {
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
        <ol className={classes['rows']} aria-label={label}>
          {names.map((name) => (
            <SortableTile
              key={name}
              name={name}
              isShown={!isHidden(name)}
              onShow={(shown) => onShow(name, shown)}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
