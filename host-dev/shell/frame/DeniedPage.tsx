import { AccessDenied, PageLoadError } from '@vp-digital/core/micro-app';
import { Component } from 'react';
import { AreaFailed } from '../area/AreaFailed';
import type { Shell } from '../session/createShell';
import { endSession } from '../session/endSession';

interface DeniedPageProps {
  shell: Shell;
  /** The key of the permission that opens the page. */
  permission?: string | undefined;
}

/** In place of a page that is not allowed. Code that does not come is said in its place, and can be fetched again. */
export class DeniedPage extends Component<DeniedPageProps, { error?: Error | undefined }> {
  override state: { error?: Error | undefined } = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    if (!(error instanceof PageLoadError)) return;
    const { supportId } = error;
    this.props.shell.sink.error(error, { area: 'shell', version: '', during: 'page', supportId });
  }

  signOut = () => void endSession(this.props.shell, 'user');

  override render() {
    const { error } = this.state;
    if (!error) return <AccessDenied onSignOut={this.signOut} permission={this.props.permission} />;
    if (!(error instanceof PageLoadError)) throw error;
    const retry = () => {
      error.retry();
      this.setState({ error: undefined });
    };
    return <AreaFailed error={error} supportId={error.supportId} onRetry={retry} />;
  }
}
