import type { PdfResult, PdfWorker, ReportDocument } from '@vp-digital/core/pdf';
import { useHost } from '@vp-digital/core/platform';
import { useState } from 'react';

export interface ReportFile {
  /** Progress of the file in percent; undefined while none is being made. */
  progress: number | undefined;
  /** Whether the last attempt failed. */
  failed: boolean;
  /** Makes the file in the worker and hands it over. Errors are reported to the sink, never thrown. */
  make(handOver: (file: PdfResult) => Promise<void> | void): Promise<void>;
}

/** The file of a draft: made anew for every use, as the same model always gives the same bytes. */
export function useReportFile(worker: PdfWorker, model: ReportDocument): ReportFile {
  const { sink } = useHost();
  const [progress, setProgress] = useState<number>();
  const [failed, setFailed] = useState(false);
  const make: ReportFile['make'] = async (handOver) => {
    setProgress(0);
    setFailed(false);
    try {
      const onProgress = (done: number, total: number) => setProgress(Math.round((100 * done) / total));
      await handOver(await worker.pdf(model, { onProgress }));
    } catch (error) {
      sink.error(error, { area: 'gespraechszusammenfassung', version: '', during: 'pdf' });
      setFailed(true);
    } finally {
      setProgress(undefined);
    }
  };
  return { progress, failed, make };
}
