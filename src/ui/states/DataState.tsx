import type { ReactNode } from 'react';
import { Button } from '../actions/Button';
import { RetryIcon } from '../icons';
import { VisuallyHidden } from '../atoms/VisuallyHidden';
import { useUiText } from '../text';
import { Alert } from './Alert';
import classes from './DataState.module.css';
import { Skeleton } from './Skeleton';

/** How it stands with a page's data. */
export type LoadState<Data> =
  | { status: 'loading' }
  /** What went wrong in the user's words; without it a general sentence. */
  | { status: 'error'; title?: string | undefined; message?: string | undefined }
  | { status: 'empty' }
  /** `refreshing`: newer data is on its way, the old figures turn grey after 400 ms. */
  | { status: 'ready'; data: Data; refreshing?: boolean | undefined };

export interface DataStateProps<Data> {
  state: LoadState<Data>;
  /** The layout that is coming. Default: three cards' worth of grey. */
  skeleton?: ReactNode;
  /** What this place is for and how to start: usually `Empty`. */
  empty?: ReactNode;
  onRetry?: (() => void) | undefined;
  children: (data: Data) => ReactNode;
}

/** The one piece that shows loading, empty, error and ready. */
export function DataState<Data>({ state, skeleton, empty, onRetry, children }: DataStateProps<Data>) {
  switch (state.status) {
    case 'loading':
      return <Loading>{skeleton}</Loading>;
    case 'error':
      return <Failed title={state.title} message={state.message} onRetry={onRetry} />;
    case 'empty':
      return empty;
    case 'ready':
      return (
        <div className={classes['ready']} aria-busy={state.refreshing || undefined}>
          {children(state.data)}
        </div>
      );
  }
}

function Loading({ children }: { children: ReactNode }) {
  const { t } = useUiText();
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <span role="status">{t('state.loading')}</span>
      </VisuallyHidden>
      {children ?? <Skeleton shape="card" count={2} />}
    </div>
  );
}

interface FailedProps {
  title: string | undefined;
  message: string | undefined;
  onRetry: (() => void) | undefined;
}

function Failed({ title, message, onRetry }: FailedProps) {
  const { t } = useUiText();
  const retry = onRetry && (
    <Button icon={RetryIcon} onClick={onRetry}>
      {t('retry')}
    </Button>
  );
  return (
    <Alert tone="negative" title={title ?? t('state.errorTitle')} action={retry} announce>
      {message ?? t('state.errorText')}
    </Alert>
  );
}
