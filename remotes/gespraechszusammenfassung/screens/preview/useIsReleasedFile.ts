import type { Report } from '@vp-digital/core/contracts';
import type { Loaded } from '@vp-digital/core/parts';
import type { PdfWorker, ReportDocument } from '@vp-digital/core/pdf';
import { useEffect, useState } from 'react';
import { sha256 } from '../../shared/checksum/sha256';

/** Whether a model still gives the file that was released, bit by bit; an error where it gives none. */
export function useIsReleasedFile(
  worker: PdfWorker,
  model: ReportDocument,
  { pdfSha256 }: NonNullable<Report['release']>,
): Loaded<boolean> {
  const [known, setKnown] = useState<{ model: ReportDocument; state: Loaded<boolean> }>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const know = (state: Loaded<boolean>) => {
      if (!signal.aborted) setKnown({ model, state });
    };
    const retry = () => {
      setKnown(undefined);
      setAttempt(attempt + 1);
    };
    worker
      .pdf(model, { signal })
      .then(({ bytes }) => sha256(bytes))
      .then(
        (hash) => know({ status: 'ready', data: hash === pdfSha256 }),
        () => know({ status: 'error', error: undrawn, retry }),
      );
    return () => controller.abort();
  }, [worker, model, pdfSha256, attempt]);
  return known?.model === model ? known.state : { status: 'loading' };
}

const undrawn = { kind: 'failed', status: undefined, requestId: undefined } as const;
