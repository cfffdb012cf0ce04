import { OfFigure } from '@vp-digital/core/figures';
import { freeAmountFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import classes from './MonthParts.module.css';
import type { IdeaMonth } from './useIdea';

export interface MonthPartsProps {
  month: IdeaMonth;
  /** So many parts have come out of the fog; the first card shows none. */
  shown: number;
}

/** In the order in which the cards tell of them. */
const parts = ['fixed', 'living', 'saved', 'left'] as const;

/** The month as one pile that the cards take apart. The words beside it say the same, so it is only looked at. */
export function MonthParts({ month, shown }: MonthPartsProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'twoAccountsExplained.shown' });
  const { euros } = useFormat();
  return (
    <OfFigure figure={freeAmountFigure}>
      <div className={classes['parts']} aria-hidden>
        <p className={classes['whole']}>{t('whole', { amount: euros(month.net) })}</p>
        {parts.map((part, index) => (
          <p
            key={part}
            className={classes['part']}
            data-part={part}
            data-shown={index < shown || undefined}
            style={{ flexGrow: month[part] }}
          >
            <span>{t(`part.${part}`)}</span>
            <strong>{euros(month[part])}</strong>
          </p>
        ))}
      </div>
    </OfFigure>
  );
}
