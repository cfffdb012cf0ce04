import type { RatingStatement } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { FilterChip, Row } from '@vp-digital/core/ui';
import { useId } from 'react';
import classes from './Statements.module.css';

export interface StatementsProps {
  offered: readonly RatingStatement[];
  value: readonly RatingStatement[];
  onChange(value: RatingStatement[]): void;
}

/** What the customer agrees to; any number of them. */
export function Statements({ offered, value, onChange }: StatementsProps) {
  const { t } = useTranslation('terminabschluss', { keyPrefix: 'rating' });
  const { t: code } = useTranslation('household/appointmentRatings');
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className={classes['label']}>
        {t('field.statements')}
      </p>
      <Row>
        {offered.map((statement) => {
          const chosen = value.includes(statement);
          return (
            <FilterChip
              key={statement}
              pressed={chosen}
              onToggle={() =>
                onChange(offered.filter((other) => (other === statement ? !chosen : value.includes(other))))
              }
            >
              {code(`statements.${statement}`)}
            </FilterChip>
          );
        })}
      </Row>
    </div>
  );
}
