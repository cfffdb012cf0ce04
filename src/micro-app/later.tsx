import { type ComponentType, type ReactNode, useEffect } from 'react';
import { PartBoundary } from './PartBoundary';
import { preloadCode, usePart } from './usePageCode';

type Load<Props> = () => Promise<ComponentType<Props> | { default: ComponentType<Props> }>;

export interface LaterOptions<Props> {
  /** What stands in its place while it is on its way. Default: nothing. */
  placeholder?: (props: Props) => ReactNode;
  /** The page can do without it: where it does not come, its place stays empty. Otherwise the page offers to try again. */
  isOptional?: true;
  /**
   * What is said in its place where it fails or does not come, with a way to try again: for a shell, which has no page
   * around it. Default: the page says so.
   */
  failed?: (retry: () => void, props: Props) => ReactNode;
}

/** A component in a file of its own. */
export type Later<Props extends object> = ComponentType<Props> & { readonly part: LaterPart<Props> };

interface LaterPart<Props> {
  load(): Promise<{ default: ComponentType<Props> }>;
}

/**
 * A part of a page that comes in a file of its own, once it is drawn: `later(() => import('./ProofDialog'))`, of a file that
 * exports it by name `later(async () => (await import('./LeverSheet')).LeverSheet)`. Of a file with more exports the name is taken
 * by destructuring: the bundler leaves the others out then. It says what stands in the texts of its page.
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
 * Fetches parts from the page's first drawing on, before somebody opens one; what does not come is fetched again when it is drawn.
 *
 * @param parts the same list at each drawing
 */
export function useAhead(parts: readonly { readonly part: Parameters<typeof preloadCode>[0] }[]): void {
  useEffect(() => {
    for (const { part } of parts) preloadCode(part);
  }, [parts]);
}
