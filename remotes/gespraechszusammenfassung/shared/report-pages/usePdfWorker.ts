import { AnyOriginWorker, createPdfWorker, type PdfWorker } from '@vp-digital/core/pdf';
import { useEffect, useState } from 'react';

/** The report worker of this page: started by its first job, ended with the page. */
export function usePdfWorker(): PdfWorker {
  const [worker] = useState(() =>
    createPdfWorker(() => new AnyOriginWorker(new URL('../report/pdf.worker.ts', import.meta.url))),
  );
  useEffect(() => () => worker.dispose(), [worker]);
  return worker;
}
