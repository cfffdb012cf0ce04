import { type ComponentType, Component, lazy, type ReactNode, Suspense } from 'react';
import { PartFailed } from './PartFailed';

/** Stands in the place of a part: what it is given can be tried again. */
type Place = (failed: ReactNode) => ReactNode;

/**
 * A part of the view in a file of its own: where it fails or does not come, all else stays and it can be tried again, in the
 * place that `placed` gives. While it comes, nothing stands there.
 */
export function partOf<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  placed: Place = (failed) => failed,
): ComponentType<Props> {
  let Code = lazy(load);
  return class Part extends Component<Props, { hasFailed: boolean }> {
    override state = { hasFailed: false };

    static getDerivedStateFromError() {
      return { hasFailed: true };
    }

    retry = () => {
      Code = lazy(load); // the one that failed stays failed
      this.setState({ hasFailed: false });
    };

    override render() {
      if (this.state.hasFailed) return placed(<PartFailed onRetry={this.retry} />);
      return (
        <Suspense fallback={placed(undefined)}>
          <Code {...this.props} />
        </Suspense>
      );
    }
  };
}
