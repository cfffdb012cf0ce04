import type { SectionName } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { LoadedState } from '@vp-digital/core/parts';
import { useHost } from '@vp-digital/core/platform';
import type { PageDeclaration } from '@vp-digital/core/reference';
import { Page } from '@vp-digital/core/ui';
import { usePageDocuments } from './documents/usePageDocuments';
import { pageCode } from './pageCode';

/** The page itself; one that is given its documents once all of them are there, until then an outline under its title. */
export function PageContent({ page }: { page: PageDeclaration<SectionName> }) {
  const Content = pageCode(page); // looked up when it is rendered: after a failure that is another component
  return page.inParts || page.documents.length === 0 ? <Content /> : <WholePage page={page} />;
}

function WholePage({ page }: { page: PageDeclaration<SectionName> }) {
  const Content = pageCode(page);
  const { t } = useTranslation('routes');
  const { slot } = useHost();
  const result = usePageDocuments(page.documents);
  if (result.status === 'ready') return <Content data={result.data} stored={result.stored} />;
  return (
    <Page name={t(page.route.title)} slot={slot}>
      <LoadedState result={result}>{() => undefined}</LoadedState>
    </Page>
  );
}
