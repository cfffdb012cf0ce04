import { personsInOrder } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { ageAt, type WishesAndGoalsData } from '../../../shared/wishes-and-goals/data';
import classes from './Timeline.module.css';
import type { Axis } from './axis';

/** How old everybody gets in each year; years with a goal are bold. */
export function AgeTable({ data, axis }: { data: WishesAndGoalsData; axis: Axis }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'wishesAndGoals.timeline' });
  return (
    <table className={classes['ages']} aria-label={t('ages')}>
      <thead>
        <tr>
          <th scope="col" className={classes['who']}>
            {t('year')}
          </th>
          {axis.columns.map(({ year, isDue }) => (
            <th key={year} scope="col" data-due={isDue || undefined}>
              {year}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {personsInOrder(data).map(({ id, name }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            {axis.columns.map(({ year, isDue }) => (
              <td key={year} data-due={isDue || undefined}>
                {ageAt(data, id, `${year}-12`)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
