import { CalculatedIcon } from '../icons';
import { useUiText } from '../text';
import classes from './Calculation.module.css';
import { SheetButton, type SheetButtonProps } from './SheetButton';

export interface CalculationButtonProps extends Pick<SheetButtonProps, 'opened' | 'onToggle' | 'controls'> {
  /** Which figure, where a page has several: "So haben wir gerechnet: frei verfügbar". */
  label?: string | undefined;
}

/** The quiet button under a computed figure. */
export function CalculationButton({ label, ...sheet }: CalculationButtonProps) {
  const { t } = useUiText();
  return (
    <div className={classes['button']}>
      <SheetButton kind="quiet" size="compact" icon={CalculatedIcon} aria-label={label} {...sheet}>
        {t('calculation.open')}
      </SheetButton>
    </div>
  );
}
