import { useAreaServices } from '@vp-digital/core/services';
import { useEffect } from 'react';

/** Renders nothing: the steps that can be taken back end with the page they were made on. */
export function UndoScope() {
  const { queues } = useAreaServices();
  useEffect(() => () => queues.undoSteps.clear(), [queues]);
  return undefined;
}
