import { useTranslation } from '@vp-digital/core/libs/i18n';
import { type Loaded, LoadedState } from '@vp-digital/core/parts';
import type { Layout, PdfWorker, ReportDocument } from '@vp-digital/core/pdf';
import { Alert, Skeleton } from '@vp-digital/core/ui';
import { ReportPage } from './ReportPage';
import classes from './ReportPages.module.css';
import { ReportText } from './ReportText';
import { useLayout } from './useLayout';

/** The pages as they will be printed: the same layout that becomes the file. Without it, what they say. */
export function ReportPages({ worker, model }: { worker: PdfWorker; model: ReportDocument }) {
  const layout = useLayout(worker, model);
  return (
    <>
      <LaidOutPages layout={layout} />
      {layout.status === 'error' && <ReportText model={model} />}
    </>
  );
}

export interface LaidOutPagesProps {
  layout: Loaded<Layout>;
  /** Several side by side, to be overlooked and not read. */
  small?: boolean;
}

export function LaidOutPages({ layout, small }: LaidOutPagesProps) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'preview' });
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
          <ol className={classes['pages']} data-small={small || undefined} aria-label={t('pages')}>
            {pages.map((page, index) => (
              // A page has no other identity than its number.
              <li key={`page ${index + 1}`} className={classes['page']}>
                <ReportPage page={page} label={t('page', { n: index + 1, m: pages.length })} />
              </li>
            ))}
          </ol>
        </>
      )}
    </LoadedState>
  );
}
