import { inUnitOrder } from '@vp-digital/core/reference/format';
import { VisuallyHidden } from '../atoms/VisuallyHidden';
import { useUiText } from '../text';
import classes from './Figure.module.css';

export interface FigureProps {
  /** Formatted, without its unit: "5.450". */
  value: string;
  /** "€ mtl.", "Monate". */
  unit?: string | undefined;
  /** 56, 36, 32, 28 or 20. Default `m`. */
  size?: 'xl' | 'l' | 'tile' | 'm' | 's' | undefined;
  /** How sure it is; an estimate is underlined with dots, and its label says so. Default `recorded`. */
  certainty?: 'recorded' | 'estimated' | undefined;
}

/** A big figure, its unit smaller beside it, never broken over two lines. */
export function Figure({ value, unit, size = 'm', certainty = 'recorded' }: FigureProps) {
  const { t, language } = useUiText();
  const shown = inUnitOrder(value, unit, language);
  return (
    <span className={classes['figure']} data-size={size}>
      {certainty === 'estimated' && <VisuallyHidden>{t('certainty.estimated')} </VisuallyHidden>}
      <span className={classes['value']} data-certainty={certainty}>
        {shown.value}
      </span>
      {shown.unit && <span className={classes['unit']}>{`\u00a0${shown.unit}`}</span>}
    </span>
  );
}
