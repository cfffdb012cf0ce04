import { OfField, OfFigure } from '@vp-digital/core/figures';
import { goalNeed, reserveLackFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import type { GoalEntry, WishesAndGoalsData } from '../../../shared/wishes-and-goals/data';
import classes from './GoalCard.module.css';

export interface OfGoal {
  entry: GoalEntry;
  data: WishesAndGoalsData;
}

/** One line more: why it matters, in the customer's own words; what a sale brings; what a reserve lacks. */
export function GoalNote({ entry: { goal }, data }: OfGoal) {
  const { t } = useTranslation('analysis', { keyPrefix: 'wishesAndGoals.card' });
  const { euros } = useFormat();
  const need = goalNeed({ household: data, goal, date: useHost().clock.today() });
  const { target, saleValue, reason } = goal;
  return (
    <>
      {reason !== undefined && <p className={classes['note']}>{t('reason', { reason })}</p>}
      {target !== undefined && saleValue !== undefined && saleValue > 0 && (
        <p className={classes['note']}>
          <OfField field="goals.saleValue">
            {t('sale', { price: euros(target + saleValue, { unit: 'none' }), sale: euros(saleValue) })}
          </OfField>
        </p>
      )}
      {need.kind === 'computed' && need.value.basis === 'reserve' && (
        <p className={classes['note']}>
          <OfFigure figure={reserveLackFigure}>
            {need.value.saved < need.value.size
              ? t('lack', { amount: euros(need.value.size - need.value.saved) })
              : t('full')}
          </OfFigure>
        </p>
      )}
    </>
  );
}
