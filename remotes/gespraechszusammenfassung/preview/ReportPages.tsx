import { useTranslation } from '@vp-digital/core/libs/i18n';
import { LoadedState } from '@vp-digital/core/parts';
import type { PdfWorker, ReportDocument } from '@vp-digital/core/pdf';
import { Alert, Skeleton } from '@vp-digital/core/ui';
import { ReportPage } from './ReportPage';
import classes from './ReportPages.module.css';
import { useLayout } from './useLayout';

/** The pages as they will be printed: the same layout that becomes the file. */
export function ReportPages({ worker, model }: { worker: PdfWorker; model: ReportDocument }) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'preview' });
  const layout = useLayout(worker, model);
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
          <ol className={classes['pages']} aria-label={t('pages')}>
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
