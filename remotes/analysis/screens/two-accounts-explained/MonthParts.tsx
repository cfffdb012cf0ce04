import { OfFigure } from '@vp-digital/core/figures';
import { freeAmountFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import classes from './MonthParts.module.css';
import type { IdeaMonth } from './useIdea';

export interface MonthPartsProps {
  month: IdeaMonth;
  /** Number of parts revealed so far; the first card shows none. */
  shown: number;
}

/** In the order of the cards. */
const parts = ['fixed', 'living', 'saved', 'left'] as const;

/** The month as one pile that the cards take apart. Purely visual: the text next to it says the same. */
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
