import { useEffect, useEffectEvent } from 'react';
import { usePageDocuments } from '../documents/usePageDocuments';
import { type PageCode, usePageCode } from '../usePageCode';
import type { PageForCustomer } from './pageForCustomer';

type Load = Exclude<PageForCustomer['page']['customer'], string | undefined>;

/**
 * The customer's page once its code and its documents are there; before that nothing: the customer sees no loading
 * state.
 */
export function CustomerContent({ page, texts, onReady }: Omit<PageForCustomer, 'path'>) {
  const Content = usePageCode(codeOf(page), texts);
  if (!Content) return undefined;
  return (
    <>
      {page.inParts ? <Content /> : <Whole page={page} Content={Content} />}
      {onReady && <AnnounceReady page={page} onReady={onReady} />}
    </>
  );
}

/** Reports once that the documents are there, or will not come. */
function AnnounceReady({ page, onReady }: Pick<PageForCustomer, 'page'> & { onReady(): void }) {
  const isReady = usePageDocuments(page.documents, page).status !== 'loading';
  const announce = useEffectEvent(onReady);
  useEffect(() => {
    if (isReady) announce();
  }, [isReady]);
  return undefined;
}

function Whole({ page, Content }: Pick<PageForCustomer, 'page'> & { Content: PageCode }) {
  const result = usePageDocuments(page.documents, page);
  return result.status === 'ready' && <Content data={result.data} stored={result.stored} />;
}

interface CustomerCode {
  load: Load;
  texts: readonly string[];
}

const codes = new WeakMap<Load, CustomerCode>();

/** The same object for the same page: its code is fetched once. Its texts are those of the advisor's page. */
function codeOf({ customer: load, texts }: PageForCustomer['page']): CustomerCode {
  if (typeof load !== 'function') throw new Error('the page has none for the customer');
  const code = codes.get(load) ?? { load, texts };
  codes.set(load, code);
  return code;
}
