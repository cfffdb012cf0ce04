import { FavouriteIcon, FavouriteSetIcon } from '../icons';
import { useUiText } from '../text';
import classes from './FavouriteStar.module.css';
import { VisuallyHidden } from '../atoms/VisuallyHidden';

/**
 * The star of a row in a list of options, for mouse and finger; an option holds no button, so that the keys do the
 * same from the field. That it is a favourite is part of the row's name.
 */
export function FavouriteStar({ favourite, onToggle }: { favourite: boolean; onToggle(): void }) {
  const { t } = useUiText();
  const Symbol = favourite ? FavouriteSetIcon : FavouriteIcon;
  return (
    <span className={classes['place']}>
      {favourite && <VisuallyHidden>, {t('favourite')}</VisuallyHidden>}
      <span
        className={classes['star']}
        data-set={favourite || undefined}
        aria-hidden
        onClick={(event) => {
          event.stopPropagation(); // the row is not opened
          onToggle();
        }}
      >
        <Symbol size={20} stroke={1.75} />
      </span>
    </span>
  );
}
