import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { ReactNode } from 'react';
import classes from './SortableRows.module.css';

export interface SortableRowProps {
  name: string;
  title: string;
  /** Beside the handle. */
  children: ReactNode;
  below?: ReactNode;
}

/** One row: its title is the handle. */
export function SortableRow({ name, title, children, below }: SortableRowProps) {
  const { attributes, isDragging, listeners, setNodeRef, transform, transition } = useSortable({ id: name });
  const { role: _, ...described } = attributes;
  return (
    <li
      ref={setNodeRef}
      className={classes['row']}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button type="button" className={classes['handle']} {...described} {...listeners}>
        <span aria-hidden className={classes['grip']} />
        {title}
      </button>
      {children}
      {below && <div className={classes['below']}>{below}</div>}
    </li>
  );
}
