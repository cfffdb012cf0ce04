import { useTranslation } from '@vp-digital/core/libs/i18n';
import { type Loaded, LoadedState } from '@vp-digital/core/parts';
import type { Layout, ReportDocument } from '@vp-digital/core/pdf';
import { Alert, Skeleton } from '@vp-digital/core/ui';
import { type ReactNode, useId, useRef } from 'react';
import { PageStrip } from './PageStrip';
import { ReportPage } from './ReportPage';
import classes from './ReportPages.module.css';
import { ReportText } from './ReportText';

export interface ReportPagesProps extends LaidOutPagesProps {
  model: ReportDocument;
  /** Over the text, where the pages cannot be drawn; the common words of a failure otherwise. */
  undrawn?: ReactNode;
}

/** The pages as they will be printed: the same layout that becomes the file. Without it, what they say. */
export function ReportPages({ model, undrawn, ...pages }: ReportPagesProps) {
  if (pages.layout.status !== 'error') return <LaidOutPages {...pages} />;
  return (
    <>
      {undrawn ?? <LaidOutPages {...pages} />}
      <ReportText model={model} />
    </>
  );
}

export interface LaidOutPagesProps {
  layout: Loaded<Layout>;
  /** Several side by side, to be overlooked and not read. */
  small?: boolean;
  /** With small ones beside them that lead to each, where there is more than one and room for it. */
  strip?: boolean | undefined;
}

export function LaidOutPages({ layout, small, strip }: LaidOutPagesProps) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'preview' });
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  return (
    <LoadedState result={layout} skeleton={<Skeleton shape="card" />}>
      {({ pages, replacements }) => (
        <>
          {replacements.length > 0 && (
            <Alert
              tone="warning"
              title={t('replaced', { characters: replacements.map(({ character }) => character).join(' ') })}
            />
          )}
          <div className={classes['desk']} data-strip={(strip && pages.length > 1) || undefined}>
            {strip && pages.length > 1 && <PageStrip pages={pages} drawnAs={id} list={list} />}
            <ol
              ref={list}
              className={classes['pages']}
              data-small={small || undefined}
              aria-label={t('pages')}
            >
              {pages.map((page, index) => (
                // A page has no other identity than its number; a small one leads the focus here.
                <li key={`page ${index + 1}`} className={classes['page']} tabIndex={strip ? -1 : undefined}>
                  <ReportPage
                    page={page}
                    label={t('page', { n: index + 1, m: pages.length })}
                    id={`${id}${index}`}
                  />
                </li>
              ))}
            </ol>
          </div>
        </>
      )}
    </LoadedState>
  );
}
