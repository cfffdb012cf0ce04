import { IconButton } from '../actions/IconButton';
import { CalculatedIcon } from '../icons';
import { useUiText } from '../text';
import classes from './Calculation.module.css';
import { SheetButton, type SheetButtonProps } from './SheetButton';

export interface CalculationButtonProps extends Pick<SheetButtonProps, 'opened' | 'onToggle' | 'controls'> {
  /** What it is called, where a page has several: "So haben wir gerechnet: frei verfügbar". */
  figure?: string | undefined;
  /** `icon` where there is no room for words: in a tile. Default `words`. */
  kind?: 'words' | 'icon' | undefined;
}

/** The quiet button under a computed figure. */
export function CalculationButton({ figure, kind = 'words', ...sheet }: CalculationButtonProps) {
  const { t } = useUiText();
  const of = (words: string) => (figure === undefined ? undefined : `${words}: ${figure}`);
  if (kind === 'icon')
    return (
      <IconButton
        label={of(t('calculation.tile')) ?? t('calculation.open')}
        icon={CalculatedIcon}
        aria-expanded={sheet.opened}
        aria-controls={sheet.opened ? sheet.controls : undefined}
        onClick={sheet.onToggle}
      />
    );
  return (
    <div className={classes['button']}>
      <SheetButton
        kind="quiet"
        size="compact"
        icon={CalculatedIcon}
        aria-label={of(t('calculation.open'))}
        {...sheet}
      >
        {t('calculation.open')}
      </SheetButton>
    </div>
  );
}
