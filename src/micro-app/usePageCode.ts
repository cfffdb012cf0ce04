import type { PageProps, SectionData } from '@vp-digital/core/household';
import { I18nContext } from '@vp-digital/core/libs/i18n';
import { type Texts, textsOf } from '@vp-digital/core/platform';
import type { PageDeclaration } from '@vp-digital/core/reference';
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

interface PageModule {
  default: PageCode;
  AlsoReads?: () => undefined;
}

interface FetchedCode<Module> {
  pending: Promise<Module>;
  /** Once it is there. */
  module?: Module;
  /** Whether somebody draws it, who also hears that it does not come. */
  isWanted?: true;
}

/** A page, the side panel of an area's pages, or a part of a page. */
interface Coded<Module = unknown> {
  load(): Promise<Module>;
  /** Files of the area in which it says what it says; a part of a page speaks from the page's. */
  readonly texts?: readonly string[];
}

const codes = new WeakMap<Coded, FetchedCode<unknown>>();

export const isCodeThere = (page: Coded): boolean => codes.get(page)?.module !== undefined;

/** Fetched once for each page, so that coming back to a page does not fetch it twice. */
function codeOf<Module>(page: Coded<Module>): FetchedCode<Module> {
  const known = codes.get(page) as FetchedCode<Module> | undefined; // kept under its own page
  if (known) return known;
  const code: FetchedCode<Module> = {
    pending: page.load().then(
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

/** Fetches code that nobody draws yet; what does not come is fetched again by who draws it. */
export function preloadCode(part: Coded): void {
  const code = codeOf(part);
  code.pending.catch((error: unknown) => {
    if (!code.isWanted && error instanceof PageLoadError) error.retry();
  });
}

/**
 * A page's component, undefined while it or its texts are loading; failures are thrown to the page's boundary. A state
 * and neither `lazy` nor `Suspense`: React holds a suspended page back for 300 ms after the last one was shown.
 */
export const usePageCode = (page: CodedPage, texts?: Texts): PageCode | undefined =>
  usePageModule(page, texts)?.default;

type CodedPage = Pick<PageDeclaration, 'load'> & Partial<Pick<PageDeclaration, 'texts'>>;

/** The same with what else comes in the page's file. */
export function usePageModule(page: CodedPage, texts?: Texts): Readonly<PageModule> | undefined {
  return useCode(page as Coded<PageModule>, texts); // `reference` knows no React
}

/**
 * The code of a part of a page (`later`), undefined while it or its texts are loading. It is fetched from the first
 * render on; if that fails, again once it is wanted, and only then is the error thrown to the page's boundary. What a
 * page can do without is never wanted.
 */
export function usePart<Module extends object>(part: Coded<Module>, isWanted = true): Module | undefined {
  const { i18n } = useContext(I18nContext); // what `useTranslation` gives is a copy
  return useCode(part, textsOf(i18n), isWanted);
}

function useCode<Module>(page: Coded<Module>, texts: Texts | undefined, isWanted = true): Module | undefined {
  const code = codeOf(page);
  const pendingTexts = loadTexts(page, texts);
  const isThere = code.module !== undefined && pendingTexts === undefined;
  const [, setLoaded] = useState(0);
  const [hasFailed, setFailed] = useState(false); // while nobody wanted it
  useEffect(() => {
    if (isThere) return;
    let isShown = true;
    if (isWanted) code.isWanted = true;
    const come = async () => {
      await Promise.all([code.pending, loadTexts(page, texts)]);
      if (isShown) setLoaded((times) => times + 1);
    };
    come().catch((error: unknown) => {
      if (!isShown) return;
      if (hasFailed && isWanted && error instanceof PageLoadError) error.retry();
      else if (isWanted)
        setLoaded(() => {
          throw error;
        });
      setFailed(!isWanted);
    });
    return () => {
      isShown = false;
    };
  }, [code, hasFailed, isThere, isWanted, page, texts]);
  return isThere ? code.module : undefined;
}

/** Undefined once the page's texts and the words of documents are loaded; fails as code does if they cannot be. */
function loadTexts(page: Coded, texts: Texts | undefined): Promise<unknown> | undefined {
  const pending = [texts?.bring(page.texts ?? []), texts?.bringWords()].filter((one) => one !== undefined);
  if (pending.length === 0) return undefined;
  const all = Promise.all(pending).catch((cause: unknown) => {
    // the next render requests the texts again, and code that has not come either
    throw new PageLoadError(cause, () => {
      if (!isCodeThere(page)) codes.delete(page);
    });
  });
  all.catch(() => {}); // who draws asks without waiting
  return all;
}
