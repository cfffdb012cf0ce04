import type { PageProps, SectionData } from '@vp-digital/core/household';
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

const codes = new WeakMap<PageDeclaration, PageCode>();

/** A page's component; one that stands at once takes nothing. */
export type PageCode = ComponentType<Partial<PageProps<Partial<SectionData>>>>;

/** One lazy component per page, so that coming back to a page does not fetch or remount it twice. */
export function pageCode(page: PageDeclaration): PageCode {
  const known = codes.get(page);
  if (known) return known;
  const load = page.load as () => Promise<{ default: PageCode }>; // `reference` knows no React
  const code = lazy(() =>
    load().catch((cause: unknown) => {
      throw new PageLoadError(cause, () => codes.delete(page));
    }),
  );
  codes.set(page, code);
  return code;
}
