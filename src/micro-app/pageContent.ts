import type { PageDeclaration } from '@vp-digital/core/reference';
import { createSupportId } from '@vp-digital/core/shell';
import { type ComponentType, lazy } from 'react';

/** The code or the style sheet of a page did not come; `retry` lets the next rendering fetch it again. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError';
  readonly supportId = createSupportId();
  readonly retry: () => void;

  constructor(cause: unknown, retry: () => void) {
    super('the code of the page could not be loaded', { cause });
    this.retry = retry;
  }
}

const contents = new WeakMap<PageDeclaration, ComponentType>();

/** One lazy component per page, so that coming back to a page does not fetch or remount it twice. */
export function pageContent(page: PageDeclaration): ComponentType {
  const known = contents.get(page);
  if (known) return known;
  const load = page.load as () => Promise<{ default: ComponentType }>; // `reference` knows no React
  const content = lazy(() =>
    load().catch((cause: unknown) => {
      throw new PageLoadError(cause, () => contents.delete(page));
    }),
  );
  contents.set(page, content);
  return content;
}
