import { OfFigure } from '@vp-digital/core/figures';
import { type Optimum, optimumFigure, type OptimumStep } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Key } from '@vp-digital/core/ui';

export interface HeadlineProps {
  found: Optimum;
  steps: readonly OptimumStep[];
  /** What can still be asked, as long as nothing else is missing. */
  questions: number;
}

/** What a year leaves on the table, and how many steps take it. */
export function Headline({ found, steps, questions }: HeadlineProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'optimum' });
  const { euros } = useFormat();
  const { open, levers, toCheck } = found;
  if (open === 0) {
    if (levers.length > 0) return t('headlineAll');
    if (toCheck.length > 0) return t('headlineMissing');
    return questions > 0 ? t('headlineQuestions', { count: questions }) : t('headlineEmpty');
  }
  return (
    <OfFigure figure={optimumFigure}>
      <Trans
        t={t}
        i18nKey="headline"
        count={steps.filter((step) => step.open > 0).length}
        values={{ amount: euros(open) }}
        components={{ key: <Key /> }}
      />
    </OfFigure>
  );
}
