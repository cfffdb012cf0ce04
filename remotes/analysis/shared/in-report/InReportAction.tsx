import { usePart } from '@vp-digital/core/micro-app';
import type { InReportProps } from './inReportProps';

const parts = { load: () => import('./parts') };

/** Among a page's actions, for those who may write into the recap. */
export function InReportAction(props: InReportProps) {
  const { InReport } = usePart(parts, false) ?? {};
  return InReport && <InReport {...props} />;
}
