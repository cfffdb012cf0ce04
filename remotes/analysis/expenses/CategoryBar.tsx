import type { Cents } from '@vp-digital/core/finance';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { ShareBar } from '@vp-digital/core/ui';
import classes from './CategoryRow.module.css';
import type { Period } from '../period';
import { inPeriod } from './period';

export interface CategoryBarProps {
  monthly: Cents;
  recorded: boolean;
  role: 'needs' | 'wishes';
  /** F1; 0 while it is not known. */
  net: Cents;
  /** The amount that fills the width. */
  widest: Cents;
  /** What households spend on average, when it is known and asked for. */
  average: Cents | undefined;
  period: Period;
}

/** What part of the net a category takes, and what others spend on it. */
export function CategoryBar({ monthly, recorded, role, net, widest, average, period }: CategoryBarProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'expenses' });
  const { euros, percent } = useFormat();
  const share = recorded && net > 0 ? percent(monthly / net, { maximumDecimals: 0 }) : undefined;
  const compared =
    average === undefined ? undefined : t('average', { amount: euros(inPeriod(average, period)) });
  return (
    <div className={classes['bar']}>
      {widest > 0 && (
        <ShareBar
          kind={role}
          share={monthly / widest}
          mark={average === undefined ? undefined : average / widest}
        />
      )}
      <span className={classes['words']}>
        {share && <span>{share}</span>}
        {compared && <span>{compared}</span>}
      </span>
    </div>
  );
}
