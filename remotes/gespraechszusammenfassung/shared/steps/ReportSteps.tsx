import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHref, useNavigate } from '@vp-digital/core/libs/router';
import { CheckIcon, VisuallyHidden } from '@vp-digital/core/ui';
import type { MouseEvent, ReactNode } from 'react';
import classes from './ReportSteps.module.css';

/** How a report comes to be, in this order. */
const reportSteps = ['stand', 'kind', 'chapters', 'texts', 'preview'] as const;
export type ReportStep = (typeof reportSteps)[number];

interface ReportStepsProps {
  current: ReportStep;
  /** Where a step is taken: an address, or what the same page does. Without it the step cannot be taken yet. */
  targets: Partial<Record<ReportStep, string | (() => void)>>;
}

/** The steps of a report, with the way to each; on a telephone only the present one is written out. */
export function ReportSteps({ current, targets }: ReportStepsProps) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'steps' });
  const at = reportSteps.indexOf(current);
  return (
    <nav aria-label={t('label')}>
      <ol className={classes['steps']}>
        {reportSteps.map((step, index) => {
          const state = index < at ? 'done' : index === at ? 'current' : 'open';
          return (
            <li key={step} className={classes['step']} data-state={state}>
              <StepLink target={targets[step]} isCurrent={state === 'current'}>
                <span className={classes['ring']}>
                  {state === 'done' ? <CheckIcon size={14} stroke={2.5} aria-hidden /> : index + 1}
                </span>
                <span className={classes['name']}>{t(`of.${step}`)}</span>
                {state === 'done' && <VisuallyHidden>, {t('done')}</VisuallyHidden>}
              </StepLink>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

interface StepLinkProps {
  target: string | (() => void) | undefined;
  isCurrent: boolean;
  children: ReactNode;
}

function StepLink({ target, isCurrent, children }: StepLinkProps) {
  const navigate = useNavigate();
  const address = useHref(typeof target === 'string' ? target : '');
  const current = isCurrent ? 'step' : undefined;
  if (typeof target === 'function')
    return (
      <button type="button" className={classes['way']} aria-current={current} onClick={target}>
        {children}
      </button>
    );
  if (target === undefined)
    return (
      <span className={classes['way']} aria-current={current}>
        {children}
      </span>
    );
  const go = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(target);
  };
  return (
    <a className={classes['way']} href={address} aria-current={current} onClick={go}>
      {children}
    </a>
  );
}
