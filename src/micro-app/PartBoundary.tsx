import { Component, type ReactNode } from 'react';
import { PageLoadError } from './usePageCode';

export interface PartBoundaryProps {
  failed(retry: () => void): ReactNode;
  children: ReactNode;
}

/** Where a part fails or does not come, all else stays, and it can be tried again. */
export class PartBoundary extends Component<PartBoundaryProps, { failure?: { error: unknown } | undefined }> {
  override state: { failure?: { error: unknown } | undefined } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  retry = () => {
    const error = this.state.failure?.error;
    if (error instanceof PageLoadError) error.retry();
    this.setState({ failure: undefined });
  };

  override render() {
    return this.state.failure ? this.props.failed(this.retry) : this.props.children;
  }
}
