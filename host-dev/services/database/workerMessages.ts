import { parsers } from './types';

/** What the thread of the embedded database is asked. */
export interface WorkerRequest {
  id: number;
  text: string;
  parameters: unknown[];
}

/** Its answer: rows in which some columns are still the text that PostgreSQL wrote, each with its type's number. */
export interface WorkerAnswer {
  id: number;
  rows: Record<string, unknown>[];
  types: [column: string, type: number][];
  error?: { message: string; code?: string };
}

/** The types that `parsedRows` reads; the thread leaves them as text. */
export const textTypes = Object.keys(parsers).map(Number);

/** The rows with all columns read, as every database of ours hands them out. */
export function parsedRows({ rows, types }: WorkerAnswer): object[] {
  for (const [column, type] of types)
    for (const row of rows) {
      const text = row[column];
      if (typeof text === 'string') row[column] = parsers[type]?.(text);
    }
  return rows;
}
