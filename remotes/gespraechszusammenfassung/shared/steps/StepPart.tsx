import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Stack } from '@vp-digital/core/ui';
import type { ReactNode, RefCallback } from 'react';
import type { ReportStep } from './ReportSteps';
import classes from './ReportSteps.module.css';

interface StepPartProps {
  step: ReportStep;
  /** Holds the place that a step leads to. */
  place: RefCallback<HTMLElement>;
  /** Somebody works in it. */
  onEnter(): void;
  children: ReactNode;
}

/** What belongs to one step of a report. */
export function StepPart({ step, place, onEnter, children }: StepPartProps) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'steps' });
  return (
    <div
      ref={(element) => {
        place(element);
        element?.addEventListener('focusin', onEnter); // of what is within: the group itself takes no input
        return () => {
          place(null);
          element?.removeEventListener('focusin', onEnter);
        };
      }}
      role="group"
      aria-label={t(`of.${step}`)}
      tabIndex={-1}
      className={classes['part']}
    >
      <Stack>{children}</Stack>
    </div>
  );
}
