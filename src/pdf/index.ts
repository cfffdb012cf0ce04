/**
 * The report engine, as far as a page needs it: the document model, the layout as plain data, and the client of the
 * worker. The engine itself (pdfkit, fonts) is in `pdf/worker` for browsers and `pdf/create-pdf` for Node; neither is
 * exported here, so that no page takes it along.
 */
export type * from './model';
export type { PdfResult } from './create-pdf';
export type * from './layout/layout-model';
export type { OnProgress } from './layout/layout';
export type { FontName } from './fonts/font-data';
export { createPdfWorker, type JobOptions, type PdfWorker } from './worker-client';
export { AnyOriginWorker } from './any-origin-worker';
