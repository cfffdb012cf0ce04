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
  /** In their place, where today's code and law would draw others, or this user may see less: the file alone holds. */
  children: ReactNode;
}

/** The pages of a released report, only while they are those of its file. */
export function ReleasedPages({ worker, model, release, children }: ReleasedPagesProps) {
  const isSame = useIsReleasedFile(worker, model, release);
  if (isSame === undefined) return <Skeleton shape="card" />;
  return isSame ? <ReportPages worker={worker} model={model} /> : children;
}
