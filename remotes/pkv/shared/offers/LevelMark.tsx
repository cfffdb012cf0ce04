import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { Benefit } from '../benefits/benefit';
import classes from './LevelMark.module.css';
import { useBenefitWords } from './useBenefitWords';

export interface LevelMarkProps {
  benefit: Benefit | undefined;
  /** What the statutory funds pay: less than that is red, and says so. */
  statutory?: Benefit | undefined;
}

/** Three boxes and the words beside them; nothing but the words where a tariff says nothing. */
export function LevelMark({ benefit, statutory }: LevelMarkProps) {
  const { t } = useTranslation('pkv', { keyPrefix: 'benefits' });
  const words = useBenefitWords();
  const isBelow = (benefit?.level ?? 3) < (statutory?.level ?? 0);
  return (
    <span className={classes['mark']} data-below={isBelow || undefined}>
      {benefit && (
        <svg
          className={classes['boxes']}
          width="47"
          height="13"
          role="img"
          aria-label={t('level', { level: benefit.level })}
        >
          {[0, 1, 2].map((box) => (
            <rect
              key={box}
              className={box < benefit.level ? classes['full'] : classes['box']}
              x={box * 17 + 0.5}
              y="0.5"
              width="12"
              height="12"
              rx="2"
            />
          ))}
        </svg>
      )}
      <span className={classes['words']}>{words(benefit)}</span>
      {isBelow && <span className={classes['below']}>{t('belowFund')}</span>}
    </span>
  );
}
