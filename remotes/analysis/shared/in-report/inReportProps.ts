import type { WishedPage } from '@vp-digital/core/contracts';

export interface InReportProps {
  page: WishedPage;
  /** The path of the route on which it is wished. */
  origin: string;
}
