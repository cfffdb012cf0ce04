import { Component, type ReactNode } from 'react';

/** What stands beside a page and fails, or does not come, is reported and not there: the page is none the worse. */
export class Unless extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? undefined : this.props.children;
  }
}
