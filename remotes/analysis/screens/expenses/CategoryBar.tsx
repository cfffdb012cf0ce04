import type { Cents } from '@vp-digital/core/finance';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { ShareBar } from '@vp-digital/core/ui';
import classes from './CategoryRow.module.css';

export interface CategoryBarProps {
  /** Of the period, as all amounts here. */
  amount: Cents;
  recorded: boolean;
  role: 'needs' | 'wishes';
  /** 0 while it is not known. */
  net: Cents;
  /** The amount that fills the width. */
  widest: Cents;
  /** What households spend on average, when it is known and the advisor asks for it; never the customer's to see. */
  average: Cents | undefined;
}

/** What part of the net a category takes, and what others spend on it. */
export function CategoryBar({ amount, recorded, role, net, widest, average }: CategoryBarProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'expenses' });
  const { euros, percent } = useFormat();
  const share = recorded && net > 0 ? percent(amount / net, { maximumDecimals: 0 }) : undefined;
  const compared = average === undefined ? undefined : t('average', { amount: euros(average) });
  return (
    <div className={classes['bar']}>
      {widest > 0 && (
        <ShareBar
          kind={role}
          share={amount / widest}
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
