import { Component, type ReactNode } from 'react';
import { PageLoadError } from './usePageCode';

interface OptionalBoundaryProps {
  children: ReactNode;
  /** Another one is another try: what failed with the last one may stand with it. */
  of?: unknown;
}

/**
 * A side panel that fails or does not load is reported and left out: the page is not affected. It is fetched again when
 * it is next drawn.
 */
export class OptionalBoundary extends Component<OptionalBoundaryProps, { failed: boolean; of: unknown }> {
  override state = { failed: false, of: this.props.of };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps({ of }: OptionalBoundaryProps, before: { of: unknown }) {
    return of === before.of ? null : { failed: false, of };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof PageLoadError) error.retry();
  }

  override render() {
    return this.state.failed ? undefined : this.props.children;
  }
}
