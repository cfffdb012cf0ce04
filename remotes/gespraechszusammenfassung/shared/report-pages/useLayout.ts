import type { Loaded } from '@vp-digital/core/parts';
import type { Layout, PdfWorker, ReportDocument } from '@vp-digital/core/pdf';
import { useEffect, useState } from 'react';

/** The pages of a report, laid out in the worker; none are while nobody wants them. */
export function useLayout(worker: PdfWorker, model: ReportDocument | undefined): Loaded<Layout> {
  const [state, setState] = useState<Loaded<Layout>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!model) return undefined;
    const { signal, abort } = abortable();
    worker.layout(model, { signal }).then(
      (data) => setState({ status: 'ready', data }),
      () => {
        if (signal.aborted) return;
        const retry = () => {
          setState({ status: 'loading' });
          setAttempt(attempt + 1);
        };
        setState({
          status: 'error',
          error: { kind: 'failed', status: undefined, requestId: undefined },
          retry,
        });
      },
    );
    return abort;
  }, [worker, model, attempt]);
  return state;
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
