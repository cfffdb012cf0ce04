import { OfFigure } from '@vp-digital/core/figures';
import { optimumFigure, type OptimumStep } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Caption, RowButton } from '@vp-digital/core/ui';
import type { OptimumData } from '../../shared/optimum/data';
import classes from './StepName.module.css';
import { useLeverWords } from '../../shared/optimum/useLeverWords';

export interface StepNameProps {
  row: OptimumStep;
  data: OptimumData;
  opened: boolean;
  sheetId: string;
  onOpen(key: string): void;
}

/** What a step is called, of which parts it is, and, where the columns have no room, what is used of what is possible. */
export function StepName({ row, data, opened, sheetId, onOpen }: StepNameProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'optimum' });
  const { euros } = useFormat();
  const { stepName } = useLeverWords(data);
  const { levers, used, possible } = row;
  const openOf = (lever: string) => euros(levers.find((one) => one.lever === lever)?.open ?? 0);
  return (
    <span className={classes['words']}>
      <RowButton
        aria-expanded={opened}
        aria-controls={opened ? sheetId : undefined}
        onClick={() => onOpen(row.key)}
      >
        {stepName(levers)}
      </RowButton>
      <OfFigure figure={optimumFigure}>
        {levers.length > 1 && (
          <Caption>
            {t('companyPension', {
              saving: openOf('occupationalPensionSaving'),
              employer: openOf('occupationalPensionEmployer'),
            })}
          </Caption>
        )}
        <span className={classes['narrow']}>
          {t('usedOfPossible', { used: euros(used), possible: euros(possible) })}
        </span>
      </OfFigure>
    </span>
  );
}
