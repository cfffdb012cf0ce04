import type { PageProps, SectionData } from '@vp-digital/core/household';
import { I18nContext } from '@vp-digital/core/libs/i18n';
import { type Texts, textsOf } from '@vp-digital/core/platform';
import type { LanguageTexts, PageDeclaration } from '@vp-digital/core/reference';
import { createSupportId } from '@vp-digital/core/shell';
import { type ComponentType, useContext, useEffect, useState } from 'react';

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

/** What comes in a file of its own, with the texts that it speaks and the words of the documents that it shows. */
interface CodeModule {
  texts?: LanguageTexts;
  words?: readonly LanguageTexts[];
}

interface PageModule extends CodeModule {
  default: PageCode;
  AlsoReads?: () => undefined;
}

interface FetchedCode<Module> {
  coming: Promise<Module>;
  /** Once it is there. */
  module?: Module;
}

/** A page, what stands beside the pages of an area, or a part of a page. */
interface Coded<Module = unknown> {
  load(): Promise<Module>;
}

const codes = new WeakMap<Coded, FetchedCode<unknown>>();

export const isCodeThere = (page: Coded): boolean => codes.get(page)?.module !== undefined;

/** Fetched once for each page, so that coming back to a page does not fetch it twice. */
function codeOf<Module>(page: Coded<Module>): FetchedCode<Module> {
  const known = codes.get(page) as FetchedCode<Module> | undefined; // kept under its own page
  if (known) return known;
  const code: FetchedCode<Module> = {
    coming: page.load().then(
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
export const usePageCode = (page: Pick<PageDeclaration, 'load'>, texts?: Texts): PageCode | undefined =>
  usePageModule(page, texts)?.default;

/** The same with what else comes in the page's file. */
export function usePageModule(
  page: Pick<PageDeclaration, 'load'>,
  texts?: Texts,
): Readonly<PageModule> | undefined {
  return useCode(page as Coded<PageModule>, texts); // `reference` knows no React
}

/**
 * A part of a page that comes in a file of its own, undefined while it or what it says is on its way. It is fetched from the
 * first drawing on; what does not come is fetched again once it is wanted, and only then thrown to the page's boundary. What a
 * page can do without is never wanted.
 */
export function usePart<Module extends object>(part: Coded<Module>, isWanted = true): Module | undefined {
  const { i18n } = useContext(I18nContext); // what `useTranslation` gives is a copy
  return useCode(part, textsOf(i18n), isWanted);
}

function useCode<Module extends CodeModule>(
  page: Coded<Module>,
  texts: Texts | undefined,
  isWanted = true,
): Module | undefined {
  const code = codeOf(page);
  const isThere = code.module !== undefined && sayings(texts, code.module) === undefined;
  const [, setCame] = useState(0);
  const [hasFailed, setFailed] = useState(false); // while nobody wanted it
  useEffect(() => {
    if (isThere) return;
    let isShown = true;
    const come = async () => {
      await sayings(texts, await code.coming);
      if (isShown) setCame((times) => times + 1);
    };
    come().catch((error: unknown) => {
      if (!isShown) return;
      if (hasFailed && isWanted && error instanceof PageLoadError) error.retry();
      else if (isWanted)
        setCame(() => {
          throw error;
        });
      setFailed(!isWanted);
    });
    return () => {
      isShown = false;
    };
  }, [code, hasFailed, isThere, isWanted, texts]);
  return isThere ? code.module : undefined;
}

/** Undefined once what the page says, and the words of its documents, can be read. */
function sayings(
  texts: Texts | undefined,
  { texts: own, words = [] }: CodeModule,
): Promise<unknown> | undefined {
  const coming = [...(own ? [own] : []), ...words].flatMap((part) => texts?.add(part) ?? []);
  return coming.length === 0 ? undefined : Promise.all(coming);
}
