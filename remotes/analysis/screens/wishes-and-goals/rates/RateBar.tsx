import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import classes from './Rates.module.css';
import type { RatePart } from './rateParts';

export interface RateBarProps {
  parts: readonly RatePart[];
  /** Cents of a month. */
  total: number;
  /** Undefined while nobody knows. */
  planned: number | undefined;
  possible: number | undefined;
}

/** All that is needed as one bar, and marks where what is set aside and what is possible would end in it. */
export function RateBar({ parts, total, planned, possible }: RateBarProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'wishesAndGoals.rates' });
  const { euros } = useFormat();
  const whole = Math.max(total, planned ?? 0, possible ?? 0);
  const at = (amount: number) => `${Math.round((amount / whole) * 1_000) / 10}%`;
  const before = (index: number) => parts.slice(0, index).reduce((sum, { rate }) => sum + rate, 0);
  const marks = [
    { key: 'planned', amount: planned, text: 'planned' },
    { key: 'possible', amount: possible, text: 'possible' },
  ] as const;
  const known = marks.flatMap(({ key, amount, text }) =>
    amount === undefined ? [] : [{ key, amount, words: t(text, { amount: euros(amount) }) }],
  );
  const names = parts.map(({ title, rate }) => `${title ?? t('others')} ${euros(rate)}`);
  const label = t('bar', { total: euros(total), parts: names.join(', ') });
  return (
    <div>
      <svg
        className={classes['bar']}
        width="100%"
        height="38"
        role="img"
        aria-label={[label, ...known.map(({ words }) => `${words}.`)].join(' ')}
      >
        {parts.map(({ key, rate, series }, index) => (
          <rect key={key} data-series={series} x={at(before(index))} y="8" width={at(rate)} height="22" />
        ))}
        {known.map(({ key, amount }) => (
          <line key={key} x1={at(amount)} x2={at(amount)} y1="0" y2="38" />
        ))}
      </svg>
      {known.map(({ key, amount, words }) => (
        <svg key={key} className={classes['mark']} width="100%" height="20" aria-hidden focusable="false">
          <text x={at(amount)} y="14" textAnchor={anchorAt(amount / whole)}>
            {words}
          </text>
        </svg>
      ))}
    </div>
  );
}

/** Words at an edge grow inwards. */
function anchorAt(place: number): 'start' | 'middle' | 'end' {
  if (place < 0.25) return 'start';
  return place > 0.75 ? 'end' : 'middle';
}
