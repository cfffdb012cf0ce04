import { routeErrorStatus, useHost } from '@vp-digital/core/platform';
import { Component, type ReactNode, useEffect } from 'react';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { FailedPage } from '@vp-digital/core/parts';
import { PageLoadError } from './usePageCode';
import type { Ready } from './ready';

interface RouteErrorBoundaryProps {
  ready: Ready;
  /** Nothing of a page that is not shown yet is drawn, not even its error. */
  isShown: boolean;
  onError(): void;
  /** Shown for a 403, of whatever cause. */
  refused(cause: unknown): ReactNode;
  children: ReactNode;
}

/**
 * A page's error, as the specification requires: 401 sends the logout message, 403 shows the access-denied page, any
 * other leaves the view blank (and is reported to the shell, so that the advisor knows why). Code that failed to load
 * is not the page's error: a notice in its place offers to fetch it again. Rendered with the page as its key, so it
 * resets for another page.
 */
export class RouteErrorBoundary extends Component<RouteErrorBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(): void {
    this.props.ready.resolve();
    this.props.onError();
  }

  retry = () => {
    if (this.state.error instanceof PageLoadError) this.state.error.retry();
    this.setState({ error: undefined });
  };

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (!this.props.isShown) return undefined;
    if (error instanceof PageLoadError) return <PageFailed error={error} onRetry={this.retry} />;
    const status = routeErrorStatus(error);
    if (status === 403) return this.props.refused(error instanceof Error ? error.cause : undefined);
    return <LeaveMessage status={status} />;
  }
}

/** Renders nothing: signs out after a 401, otherwise reports why the view is blank. */
function LeaveMessage({ status }: { status: 401 | undefined }) {
  const { shell } = useHost();
  const { t } = useTranslation('app');
  const text = t('error.pageFailed');
  useEffect(() => {
    if (status === 401) shell.send('logout', { reason: 'unauthorized' });
    else shell.send('showMessage', { severity: 'error', text });
  }, [shell, status, text]);
  return undefined;
}

/** In place of a page whose code failed to load. */
function PageFailed({ error, onRetry }: { error: PageLoadError; onRetry(): void }) {
  const { t } = useTranslation('app');
  const { slot } = useHost();
  return (
    <FailedPage title={t('loadFailed.page')} supportId={error.supportId} onRetry={onRetry} slot={slot} />
  );
}
