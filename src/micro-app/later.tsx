import { Component, type ComponentType, type ReactNode, useEffect } from 'react';
import { PageLoadError, preloadCode, usePart } from './usePageCode';

type Load<Props> = () => Promise<ComponentType<Props> | { default: ComponentType<Props> }>;

export interface LaterOptions<Props> {
  /** What stands in its place while it is on its way. Default: nothing. */
  placeholder?: (props: Props) => ReactNode;
  /** The page can do without it: if it fails to load, its place stays empty. Otherwise the page offers a retry. */
  isOptional?: true;
  /**
   * Shown in its place if it fails or does not load, with a retry: for a shell, which has no page around it. Default:
   * the page says so.
   */
  failed?: (retry: () => void, props: Props) => ReactNode;
}

/** A component in a file of its own. */
export type Later<Props extends object> = ComponentType<Props> & { readonly part: LaterPart<Props> };

interface LaterPart<Props> {
  load(): Promise<{ default: ComponentType<Props> }>;
}

/**
 * A part of a page in a separate file, loaded once it is drawn: `later(() => import('./ProofDialog'))`, for a named
 * export `later(async () => (await import('./LeverSheet')).LeverSheet)`. If the file has more exports, destructure the
 * name: then the bundler drops the others. It uses the texts of its page.
 */
export function later<Props extends object>(
  load: Load<Props>,
  { placeholder, isOptional, failed }: LaterOptions<Props> = {},
): Later<Props> {
  const part: LaterPart<Props> = {
    load: async () => {
      const loaded = await load();
      return 'default' in loaded ? loaded : { default: loaded };
    },
  };
  function Part(props: Props) {
    const Code = usePart(part, isOptional !== true)?.default;
    return Code ? <Code {...props} /> : placeholder?.(props);
  }
  const bounded =
    failed &&
    ((props: Props) => (
      <PartBoundary failed={(retry) => failed(retry, props)}>
        <Part {...props} />
      </PartBoundary>
    ));
  return Object.assign(bounded ?? Part, { part });
}

/**
 * Fetches parts from the page's first render on, before one is opened; a failed one is fetched again when it is drawn.
 *
 * @param parts the same list at each render
 */
export function useAhead(parts: readonly { readonly part: Parameters<typeof preloadCode>[0] }[]): void {
  useEffect(() => {
    for (const { part } of parts) preloadCode(part);
  }, [parts]);
}

interface PartBoundaryProps {
  failed(retry: () => void): ReactNode;
  children: ReactNode;
}

/** Where a part fails or does not come, all else stays, and it can be tried again. */
class PartBoundary extends Component<PartBoundaryProps, { failure?: { error: unknown } | undefined }> {
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
