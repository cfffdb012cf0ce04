import type { ReactNode } from 'react';
import { Skeleton } from '../states/Skeleton';
import { useUiText } from '../text';
import { Figure } from './Figure';
import classes from './Kpi.module.css';
import { VisuallyHidden } from '../atoms/VisuallyHidden';

export interface KpiProps {
  label: string;
  /** Formatted, in whole euros; not read while `state` is not `ready`. */
  value?: string | undefined;
  unit?: string | undefined;
  certainty?: 'recorded' | 'estimated' | undefined;
  /** One comparison or reach; with `empty` the link that adds what is missing. */
  caption?: ReactNode;
  /** One icon button at the corner, such as a link to its calculation. */
  action?: ReactNode;
  /** Default `ready`. */
  state?: 'loading' | 'empty' | 'error' | 'ready' | undefined;
  onRetry?: (() => void) | undefined;
}

/** One key figure in a `KpiStrip`. */
export function Kpi({
  label,
  value = '',
  unit,
  certainty,
  caption,
  action,
  state = 'ready',
  onRetry,
}: KpiProps) {
  return (
    <div
      className={classes['kpi']}
      aria-busy={state === 'loading' || undefined}
      data-action={action !== undefined || undefined}
    >
      <h2 className={classes['label']}>{label}</h2>
      {state === 'loading' && <Skeleton shape="figure" />}
      {state === 'empty' && <Unknown />}
      {state === 'error' && <Failed onRetry={onRetry} />}
      {state === 'ready' && <Figure size="tile" value={value} unit={unit} certainty={certainty} />}
      {(state === 'ready' || state === 'empty') && <p className={classes['caption']}>{caption}</p>}
      {action && <div className={classes['action']}>{action}</div>}
    </div>
  );
}

/** What cannot be computed is a dash, never a zero. */
function Unknown() {
  const { t } = useUiText();
  return (
    <span className={classes['unknown']}>
      <span aria-hidden>{t('state.unknown')}</span>
      <VisuallyHidden>{t('state.unknownLabel')}</VisuallyHidden>
    </span>
  );
}

function Failed({ onRetry }: { onRetry: (() => void) | undefined }) {
  const { t } = useUiText();
  return (
    <p className={classes['caption']}>
      {t('state.kpiError')}
      {onRetry && (
        <button type="button" className={classes['retry']} onClick={onRetry}>
          {t('retry')}
        </button>
      )}
    </p>
  );
}
