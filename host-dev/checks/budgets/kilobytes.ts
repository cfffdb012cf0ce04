import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/** By what a row is called: kilobytes (1,000 bytes, gzip 9). */
export type Kilobytes = Readonly<Record<string, number>>;

export const sizeOf = (content: string | Buffer): number => gzipSync(content, { level: 9 }).length / 1000;

/** Of files, each packed by itself. */
export const sumOf = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + sizeOf(readFileSync(file)), 0);
