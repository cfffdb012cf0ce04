/**
 * The report engine, as far as a page needs it: the document model, the layout as plain data, and the client of the
 * worker. The engine itself (pdfkit, fonts) is in `pdf/worker` for browsers and `pdf/createPdf` for Node; neither is
 * exported here, so that no page takes it along.
 */
export type * from './model';
export type { PdfResult } from './createPdf';
export type * from './layout/layoutModel';
export type { OnProgress } from './layout/layout';
export type { FontName } from './fonts/fontData';
export { createPdfWorker, type JobOptions, type PdfWorker } from './workerClient';
export { AnyOriginWorker } from './anyOriginWorker';
