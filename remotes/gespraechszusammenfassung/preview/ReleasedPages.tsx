import type { Report } from '@vp-digital/core/contracts';
import type { PdfWorker, ReportDocument } from '@vp-digital/core/pdf';
import { Skeleton } from '@vp-digital/core/ui';
import type { ReactNode } from 'react';
import { ReportPages } from './ReportPages';
import { useIsReleasedFile } from './useIsReleasedFile';

export interface ReleasedPagesProps {
  worker: PdfWorker;
  model: ReportDocument;
  release: NonNullable<Report['release']>;
  /** Over the pages. */
  above?: ReactNode;
  /** In their place, where today's code and law would draw others, or this user may see less: the file alone holds. */
  children: ReactNode;
}

/** The pages of a released report, only while they are those of its file. */
export function ReleasedPages({ worker, model, release, above, children }: ReleasedPagesProps) {
  const isSame = useIsReleasedFile(worker, model, release);
  if (isSame === undefined) return <Skeleton shape="card" />;
  if (!isSame) return children;
  return (
    <>
      {above}
      <ReportPages worker={worker} model={model} />
    </>
  );
}
