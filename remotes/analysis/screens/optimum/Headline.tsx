import { OfFigure } from '@vp-digital/core/figures';
import { type Optimum, optimumFigure, type OptimumStep } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Key } from '@vp-digital/core/ui';

export interface HeadlineProps {
  found: Optimum;
  steps: readonly OptimumStep[];
}

/** What a year leaves on the table, and how many steps take it. */
export function Headline({ found, steps }: HeadlineProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'optimum' });
  const { euros } = useFormat();
  const { open, levers, toCheck } = found;
  if (open === 0) {
    if (levers.length > 0) return t('headlineAll');
    return t(toCheck.length > 0 ? 'headlineMissing' : 'headlineEmpty');
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
