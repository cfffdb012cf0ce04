import { kindOfReport } from '@vp-digital/core/contracts';
import { CustomerCard, CustomerPage, Enlarged } from '@vp-digital/core/customer';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Key } from '@vp-digital/core/ui';
import { ReleasedPages } from './ReleasedPages';
import { ReportPages } from '../../shared/report-pages/ReportPages';
import { useLayout } from '../../shared/report-pages/useLayout';
import { usePdfWorker } from '../../shared/report-pages/usePdfWorker';
import type { ReportSource } from '../../shared/report/ReportSource';
import { useReportModel } from '../../shared/report-pages/useReportModel';
import { useShownReport } from '../../shared/report-pages/useShownReport';

/** The report as the customer will hold it, page by page. */
export default function PreviewCustomer() {
  const { snapshot, sections, before, earlier, report, language } = useShownReport();
  const isThere =
    snapshot.status === 'ready' &&
    sections &&
    before.status === 'ready' &&
    earlier.status === 'ready' &&
    report &&
    language.status === 'ready';
  return (
    isThere && (
      <Pages
        snapshot={snapshot.data}
        sections={sections}
        before={before.data}
        earlier={earlier.data}
        report={report}
        language={language.data}
      />
    )
  );
}

function Pages(source: ReportSource) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'previewCustomer' });
  const { day } = useFormat();
  const { model } = useReportModel(source);
  const worker = usePdfWorker();
  const { release } = source.report;
  const layout = useLayout(worker, release ? undefined : model);
  const kind = kindOfReport(source.report);
  return (
    <CustomerPage
      ask={t('ask')}
      name={t(`name.${kind}`)}
      headline={
        <Trans
          t={t}
          i18nKey="headline"
          values={{ day: day(source.snapshot.createdAt) }}
          components={{ key: <Key /> }}
        />
      }
    >
      <CustomerCard wide title={t(`pages.${kind}`)}>
        <Enlarged>
          {release ? (
            <ReleasedPages
              worker={worker}
              model={model}
              release={release}
              instead={() => <p>{t(`fileOnly.${kind}`)}</p>}
            />
          ) : (
            <ReportPages layout={layout} model={model} />
          )}
        </Enlarged>
      </CustomerCard>
    </CustomerPage>
  );
}
