import { routeErrorStatus } from '@vp-digital/core/platform';
import { AccessDenied } from '@vp-digital/core/parts';
import { Component, type ReactNode } from 'react';
import { LeaveMessage } from './LeaveMessage';
import type { Ready } from './ready';

interface RouteErrorBoundaryProps {
  ready: Ready;
  children: ReactNode;
}

/**
 * The error of a page, as the specification has it: 401 sends the logout message, 403 shows the access-denied
 * page, any other leaves the view blank (and tells the shell, so that the advisor knows why). Rendered with the
 * location as its key, it resets when the location changes.
 */
export class RouteErrorBoundary extends Component<RouteErrorBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(): void {
    this.props.ready.resolve();
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const status = routeErrorStatus(error);
    if (status === 403) return <AccessDenied />;
    return <LeaveMessage status={status} />;
  }
}
