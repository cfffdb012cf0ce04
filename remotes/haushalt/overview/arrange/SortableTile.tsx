import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Switch, VisuallyHidden } from '@vp-digital/core/ui';
import type { TileName } from '../tiles/tiles';
import { useTileName } from './useTileName';
import classes from './SortableTiles.module.css';

export interface SortableTileProps {
  name: TileName;
  isShown: boolean;
  onShow(shown: boolean): void;
}

/** One row: the name is the handle; beside it stands whether the tile is seen. */
export function SortableTile({ name, isShown, onShow }: SortableTileProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview.arrange' });
  const nameOf = useTileName();
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
        {nameOf(name)}
      </button>
      <Switch
        label={
          <>
            {t('show')} <VisuallyHidden>{nameOf(name)}</VisuallyHidden>
          </>
        }
        value={isShown}
        onChange={onShow}
      />
    </li>
  );
}
