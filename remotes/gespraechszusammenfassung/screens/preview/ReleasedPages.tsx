import type { Report } from '@vp-digital/core/contracts';
import type { PdfWorker, ReportDocument } from '@vp-digital/core/pdf';
import { Skeleton } from '@vp-digital/core/ui';
import type { ReactNode } from 'react';
import { ReportPages, type ReportPagesProps } from '../../shared/report-pages/ReportPages';
import { useIsReleasedFile } from './useIsReleasedFile';
import { useLayout } from '../../shared/report-pages/useLayout';

export interface ReleasedPagesProps extends Pick<ReportPagesProps, 'strip'> {
  worker: PdfWorker;
  model: ReportDocument;
  release: NonNullable<Report['release']>;
  /** Over the pages. */
  above?: ReactNode;
  /**
   * In their place, where today's code and law would draw others, or this user may see less: the file alone holds. With `retry`
   * where nothing could be drawn to compare it with.
   */
  instead: (retry: (() => void) | undefined) => ReactNode;
}

/** The pages of a released report, only while they are those of its file. */
export function ReleasedPages({ worker, model, release, above, strip, instead }: ReleasedPagesProps) {
  const isSame = useIsReleasedFile(worker, model, release);
  const layout = useLayout(worker, isSame.status === 'ready' && isSame.data ? model : undefined);
  if (isSame.status === 'loading') return <Skeleton shape="card" />;
  if (isSame.status === 'error') return instead(isSame.retry);
  if (!isSame.data) return instead(undefined);
  return (
    <>
      {above}
      <ReportPages layout={layout} model={model} strip={strip} />
    </>
  );
}
