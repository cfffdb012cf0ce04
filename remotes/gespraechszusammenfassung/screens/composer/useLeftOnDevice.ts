import { useAreaServices } from '@vp-digital/core/services';
import { useReadOnly } from '@vp-digital/core/ui';
import { useEffect } from 'react';

/**
 * What lies on the device alone is named until it is kept or dropped, also after its page was left: other pages of the household do not
 * lose it, a sign-out would, and asks before.
 */
export function useLeftOnDevice(reportId: string, label: string, isLeft: boolean): void {
  const { unsaved } = useAreaServices();
  const isReadOnly = useReadOnly() !== undefined;
  const name = `report/${reportId}`;
  useEffect(() => {
    if (isLeft) unsaved.set(name, { label, state: 'failed', kept: true });
    else if (!isReadOnly) unsaved.clear(name); // who only reads does not look at what lies there
  }, [unsaved, name, label, isLeft, isReadOnly]);
}
