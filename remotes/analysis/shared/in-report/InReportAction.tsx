import { later } from '@vp-digital/core/micro-app';

/** Among a page's actions, for those who may write into the recap. */
export const InReportAction = later(async () => (await import('./InReport')).InReport, { isOptional: true });
