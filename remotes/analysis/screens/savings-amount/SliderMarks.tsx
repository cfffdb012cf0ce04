import { useWidth } from '@vp-digital/core/ui';
import classes from './AmountSlider.module.css';

export interface SliderMarksProps {
  amounts: readonly number[];
  most: number;
}

/** Lines under a track at some of its values, where the middle of the thumb comes to stand. */
export function SliderMarks({ amounts, most }: SliderMarksProps) {
  const { ref, width } = useWidth<HTMLDivElement>(320);
  const at = (amount: number) => thumb / 2 + (amount / most) * (width - thumb);
  return (
    <div ref={ref} aria-hidden>
      <svg className={classes['lines']} width="100%" height="10" focusable="false">
        {amounts.map((amount, index) => (
          // Two marks may have the same amount.
          <line key={index} x1={at(amount)} x2={at(amount)} y1="0" y2="10" />
        ))}
      </svg>
    </div>
  );
}

/** Of a range as browsers draw it, in px. */
const thumb = 16;
