import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { colours } from '@vp-digital/core/ui';
import { yearlyRise } from '../tariffs/examples';
import type { PremiumRise } from '../tariffs/terms';
import classes from './HistoryBars.module.css';

const height = 32;
const widest = 0.12;

/** Ten years of rises as bars with the first and the last year, and what they were a year on average. */
export function HistoryBars({ history }: { history: readonly PremiumRise[] }) {
  const { t } = useTranslation('pkv', { keyPrefix: 'benefits' });
  const { percent } = useFormat();
  const rate = percent(yearlyRise(history));
  const [first, last] = [history.at(0)?.year, history.at(-1)?.year];
  if (first === undefined || last === undefined) return undefined;
  const said = history.map(({ year, rise }) => `${year} ${percent(rise)}`).join(', ');
  return (
    <div className={classes['bars']}>
      <span className={classes['label']}>{t('rises', { first, last })}</span>
      <svg
        width={history.length * 12}
        height={height}
        role="img"
        aria-label={t('history', { rate, years: said })}
      >
        {history.map(({ year, rise }, index) => {
          const high = Math.max(2, Math.min(1, rise / widest) * height);
          return (
            <rect
              key={year}
              x={index * 12}
              y={height - high}
              width="9"
              height={high}
              fill={colours['role-actual']}
            />
          );
        })}
      </svg>
      <div className={classes['years']} style={{ width: history.length * 12 }} aria-hidden>
        <span>{first}</span>
        <span>{last}</span>
      </div>
      <span>{t('rise', { rate })}</span>
    </div>
  );
}
