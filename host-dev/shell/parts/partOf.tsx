import { type ComponentType, Component, lazy, type ReactNode, Suspense } from 'react';
import { PartFailed } from './PartFailed';

/**
 * A part of the shell in a file of its own: where it fails or does not come, all else stays and it can be tried again. Where
 * that is said in a place of its own (`placed`), whoever draws the part says what stands there while it comes.
 */
export function partOf<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  placed?: (failed: ReactNode, props: Props) => ReactNode,
): ComponentType<Props> {
  let Code = lazy(load);
  return class Part extends Component<Props, { hasFailed: boolean }> {
    override state = { hasFailed: false };

    static getDerivedStateFromError() {
      return { hasFailed: true };
    }

    override componentDidCatch() {
      Code = lazy(load); // the one that failed stays failed
    }

    retry = () => this.setState({ hasFailed: false });

    override render() {
      if (this.state.hasFailed) {
        const failed = <PartFailed onRetry={this.retry} />;
        return placed ? placed(failed, this.props) : failed;
      }
      const code = <Code {...this.props} />;
      return placed ? code : <Suspense>{code}</Suspense>;
    }
  };
}
