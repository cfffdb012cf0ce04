import { Button } from '../actions/Button';
import { CalculatedIcon } from '../icons';
import { useUiText } from '../text';
import classes from './Calculation.module.css';

export interface CalculationButtonProps {
  opened: boolean;
  onToggle(): void;
  /** The sheet's id. */
  controls: string;
  /** Which figure, where a page has several: "So haben wir gerechnet: frei verfügbar". */
  label?: string | undefined;
}

/** The quiet button under a computed figure. */
export function CalculationButton({ opened, onToggle, controls, label }: CalculationButtonProps) {
  const { t } = useUiText();
  return (
    <div className={classes['button']}>
      <Button
        kind="quiet"
        size="compact"
        icon={CalculatedIcon}
        aria-expanded={opened}
        aria-controls={opened ? controls : undefined}
        aria-label={label}
        onClick={onToggle}
      >
        {t('calculation.open')}
      </Button>
    </div>
  );
}
