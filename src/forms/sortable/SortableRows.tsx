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
import type { ReactNode } from 'react';
import { SortableRow } from './SortableRow';
import classes from './SortableRows.module.css';
import { type Sortable, useSpokenMoves } from './useSpokenMoves';

export interface SortableRowsProps<Name extends string> {
  /** What they are. */
  label: string;
  rows: readonly Sortable<Name>[];
  /** The content next to the handle of a row. */
  aside(name: Name): ReactNode;
  /** What stands below them, as wide as the row. */
  below?(name: Name): ReactNode;
  onMove(names: readonly Name[]): void;
}

/**
 * Rows to be dragged, or taken with the space bar, moved with the arrows and put down. Its page provides
 * `sortableRowsWords`. Pages load it lazily with one of their parts.
 */
export function SortableRows<Name extends string>({
  label,
  rows,
  aside,
  below,
  onMove,
}: SortableRowsProps<Name>) {
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const accessibility = useSpokenMoves(rows);
  const names = rows.map(({ name }) => name);
  const move = ({ active, over }: DragEndEvent) => {
    const from = names.findIndex((name) => name === active.id);
    const to = names.findIndex((name) => name === over?.id);
    if (from >= 0 && to >= 0 && from !== to) onMove(arrayMove(names, from, to));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={move}
      accessibility={accessibility}
    >
      <SortableContext items={names} strategy={verticalListSortingStrategy}>
        <ol className={classes['rows']} aria-label={label}>
          {rows.map(({ name, title }) => (
            <SortableRow key={name} name={name} title={title} below={below?.(name)}>
              {aside(name)}
            </SortableRow>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
