import { useTranslation } from '@vp-digital/core/libs/i18n';
import { later, useAhead } from '@vp-digital/core/micro-app';
import { Button } from '@vp-digital/core/ui';
import { type ReactNode, useId, useState } from 'react';
import classes from './whatIf.module.css';

const FreeWhatIf = later(async () => (await import('./FreeWhatIf')).FreeWhatIf);
const SavingsRateWhatIf = later(async () => (await import('./SavingsRateWhatIf')).SavingsRateWhatIf);
const ahead = [FreeWhatIf, SavingsRateWhatIf];

type ScenarioFigure = 'freeAmount' | 'savingsRate';

export interface WhatIfs {
  /** Stands at the figure. */
  buttonOf(figure: ScenarioFigure): ReactNode;
  /** The same as a line of its own below what a tile says. */
  lineOf(figure: ScenarioFigure): ReactNode;
  /** What is being tried, below the figures. */
  part: ReactNode;
}

/** Figures of a page that can be tried out where they stand, one at a time. */
export function useWhatIfs(): WhatIfs {
  const { t } = useTranslation('analysis');
  const id = useId();
  const [opened, setOpened] = useState<ScenarioFigure>();
  useAhead(ahead);
  const Shown = opened === 'savingsRate' ? SavingsRateWhatIf : FreeWhatIf;
  const buttonOf = (figure: ScenarioFigure) => (
    <Button
      kind="quiet"
      size="compact"
      aria-expanded={opened === figure}
      aria-controls={opened === figure ? id : undefined}
      onClick={() => setOpened(opened === figure ? undefined : figure)}
    >
      {t('tryOut')}
    </Button>
  );
  return {
    buttonOf,
    lineOf: (figure) => <span className={classes['line']}>{buttonOf(figure)}</span>,
    part: opened && (
      <div id={id}>
        <Shown onClose={() => setOpened(undefined)} />
      </div>
    ),
  };
}
