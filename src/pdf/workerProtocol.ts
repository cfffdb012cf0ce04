import type { PdfResult } from './createPdf';
import type { Layout } from './layout';
import type { ReportDocument } from './model';

/** To the worker. One at a time: the next request waits for the answer to this one. */
export interface WorkerRequest {
  /** `layout` is enough for a preview, `pdf` makes the file. */
  readonly kind: 'layout' | 'pdf';
  readonly model: ReportDocument;
}

/** From the worker: any number of `progress`, then one of the others. */
export type WorkerResponse = ProgressResponse | LayoutResponse | PdfResponse | ErrorResponse;

/** At most every 50 ms. */
export interface ProgressResponse {
  readonly kind: 'progress';
  readonly done: number;
  readonly total: number;
}

export interface LayoutResponse {
  readonly kind: 'layout';
  readonly layout: Layout;
}

/** `bytes` are handed over, not copied. */
export interface PdfResponse extends PdfResult {
  readonly kind: 'pdf';
}

export interface ErrorResponse {
  readonly kind: 'error';
  /** For the console and telemetry, not for the user. */
  readonly message: string;
}
