import type { WishedPage } from '@vp-digital/core/contracts';
import { usePart } from '@vp-digital/core/micro-app';

const parts = { load: () => import(/* webpackChunkName: "compared-times" */ './parts') };

export interface InReportProps {
  page: WishedPage;
  /** The path of the route on which it is wished. */
  origin: string;
}

/** Among a page's actions, for those who may write into the recap; the page declares `recap`. */
export function InReportAction(props: InReportProps) {
  const { InReport } = usePart(parts, false) ?? {};
  return InReport && <InReport {...props} />;
}
