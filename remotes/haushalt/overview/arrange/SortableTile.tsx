import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { TileName } from '../tiles/tiles';
import classes from './SortableTiles.module.css';

/** One row: all of it is the handle. */
export function SortableTile({ name }: { name: TileName }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview.arrange' });
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
        {t(`tile.${name}`)}
      </button>
    </li>
  );
}
