import type { SectionName } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { LoadedState, LoadingPage } from '@vp-digital/core/parts';
import { type Texts, useFormat, useHost } from '@vp-digital/core/platform';
import type { PageDeclaration } from '@vp-digital/core/reference';
import { Page } from '@vp-digital/core/ui';
import { memo, useEffect } from 'react';
import { usePageDocuments } from './documents/usePageDocuments';
import type { Ready } from './ready';
import { type PageCode, usePageCode } from './usePageCode';

export interface PageContentProps {
  page: PageDeclaration<SectionName>;
  ready: Ready;
  texts: Texts;
}

/**
 * The page itself, with its code and documents fetched in parallel; a page that takes documents is drawn once all of
 * them are there, until then an outline under its title. Before the first page the shell shows an outline.
 */
export const PageContent = memo(function PageContent({ page, ready, texts }: PageContentProps) {
  const Content = usePageCode(page, texts);
  if (!Content) return ready.settled() ? <PageLoading /> : undefined;
  const isImmediate = page.inParts || page.documents.length === 0;
  return (
    <>
      {isImmediate ? <Content /> : <WholePage page={page} Content={Content} />}
      <Settled ready={ready} />
    </>
  );
});

function WholePage({ page, Content }: Pick<PageContentProps, 'page'> & { Content: PageCode }) {
  const { language } = useFormat();
  const { slot } = useHost();
  const result = usePageDocuments(page.documents, page);
  if (result.status === 'ready') return <Content data={result.data} stored={result.stored} />;
  return (
    <Page name={page.route.title[language]} slot={slot}>
      <LoadedState result={result}>{() => undefined}</LoadedState>
    </Page>
  );
}

/** Reports to the shell that the first screen is drawn. */
function Settled({ ready }: { ready: Ready }) {
  useEffect(() => ready.resolve(), [ready]);
  return undefined;
}

function PageLoading() {
  const { t } = useTranslation('app');
  return <LoadingPage name={t('loading.page')} slot={useHost().slot} />;
}
