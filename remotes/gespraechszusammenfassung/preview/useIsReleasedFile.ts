import type { Report } from '@vp-digital/core/contracts';
import type { PdfWorker, ReportDocument } from '@vp-digital/core/pdf';
import { useEffect, useState } from 'react';
import { sha256 } from '../checksum/sha256';

/** Whether a model still gives the file that was released, bit by bit; undefined until that is known. */
export function useIsReleasedFile(
  worker: PdfWorker,
  model: ReportDocument,
  { pdfSha256 }: NonNullable<Report['release']>,
): boolean | undefined {
  const [known, setKnown] = useState<{ model: ReportDocument; isSame: boolean }>();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    void worker
      .pdf(model, { signal })
      .then(({ bytes }) => sha256(bytes))
      .then(
        (hash) => hash === pdfSha256,
        () => false,
      )
      .then((isSame) => {
        if (!signal.aborted) setKnown({ model, isSame });
      });
    return () => controller.abort();
  }, [worker, model, pdfSha256]);
  return known?.model === model ? known.isSame : undefined;
}
