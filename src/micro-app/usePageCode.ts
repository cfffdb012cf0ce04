import type { PageProps, SectionData } from '@vp-digital/core/household';
import type { PageDeclaration } from '@vp-digital/core/reference';
import { createSupportId } from '@vp-digital/core/shell';
import { type ComponentType, useEffect, useState } from 'react';

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

/** A page's component; one that stands at once takes nothing. */
export type PageCode = ComponentType<Partial<PageProps<Partial<SectionData>>>>;

interface FetchedCode {
  coming: Promise<unknown>;
  /** Once it is there. */
  Content?: PageCode;
}

const codes = new WeakMap<PageDeclaration, FetchedCode>();

/** Fetched once for each page, so that coming back to a page does not fetch it twice. */
function codeOf(page: PageDeclaration): FetchedCode {
  const known = codes.get(page);
  if (known) return known;
  const load = page.load as () => Promise<{ default: PageCode }>; // `reference` knows no React
  const code: FetchedCode = {
    coming: load().then(
      (module) => {
        code.Content = module.default;
      },
      (cause: unknown) => {
        throw new PageLoadError(cause, () => codes.delete(page));
      },
    ),
  };
  codes.set(page, code);
  return code;
}

/**
 * A page's component, undefined while it is on its way; what does not come is thrown to the page's boundary. A state and
 * neither `lazy` nor `Suspense`: React holds a suspended page back for 300 ms after the last one was shown.
 */
export function usePageCode(page: PageDeclaration): PageCode | undefined {
  const code = codeOf(page);
  const { Content } = code;
  const [, setCame] = useState<FetchedCode>();
  useEffect(() => {
    if (Content) return;
    let isWanted = true;
    code.coming.then(
      () => isWanted && setCame(code),
      (error: unknown) =>
        isWanted &&
        setCame(() => {
          throw error;
        }),
    );
    return () => {
      isWanted = false;
    };
  }, [code, Content]);
  return Content;
}
