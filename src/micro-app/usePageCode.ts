import type { PageProps, SectionData } from '@vp-digital/core/household';
import type { Texts } from '@vp-digital/core/platform';
import type { LanguageTexts, PageDeclaration } from '@vp-digital/core/reference';
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

interface CodeModule {
  default: PageCode;
  texts?: LanguageTexts;
  words?: readonly LanguageTexts[];
}

interface FetchedCode {
  coming: Promise<CodeModule>;
  /** Once it is there. */
  module?: CodeModule;
}

/** A page, or what stands beside the pages of an area. */
type Coded = Pick<PageDeclaration, 'load'>;

const codes = new WeakMap<Coded, FetchedCode>();

export const isCodeThere = (page: Coded): boolean => codes.get(page)?.module !== undefined;

/** Fetched once for each page, so that coming back to a page does not fetch it twice. */
function codeOf(page: Coded): FetchedCode {
  const known = codes.get(page);
  if (known) return known;
  const load = page.load as () => Promise<CodeModule>; // `reference` knows no React
  const code: FetchedCode = {
    coming: load().then(
      (module) => {
        code.module = module;
        return module;
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
 * A page's component, undefined while it or what it says is on its way; what does not come is thrown to the page's
 * boundary. A state and neither `lazy` nor `Suspense`: React holds a suspended page back for 300 ms after the last one was
 * shown.
 */
export function usePageCode(page: Coded, texts?: Texts): PageCode | undefined {
  const code = codeOf(page);
  const isThere = code.module !== undefined && sayings(texts, code.module) === undefined;
  const [, setCame] = useState(0);
  useEffect(() => {
    if (isThere) return;
    let isWanted = true;
    const come = async () => {
      await sayings(texts, await code.coming);
      if (isWanted) setCame((times) => times + 1);
    };
    come().catch(
      (error: unknown) =>
        isWanted &&
        setCame(() => {
          throw error;
        }),
    );
    return () => {
      isWanted = false;
    };
  }, [code, isThere, texts]);
  return isThere ? code.module?.default : undefined;
}

/** The same for a part of a page, in whose texts it speaks. */
export const usePartCode = (part: Coded): PageCode | undefined => usePageCode(part);

/** Undefined once what the page says, and the words of its documents, can be read. */
function sayings(
  texts: Texts | undefined,
  { texts: own, words = [] }: CodeModule,
): Promise<unknown> | undefined {
  const coming = [...(own ? [own] : []), ...words].flatMap((part) => texts?.add(part) ?? []);
  return coming.length === 0 ? undefined : Promise.all(coming);
}
