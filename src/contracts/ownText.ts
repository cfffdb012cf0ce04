import * as z from 'zod/mini';

/** A text that somebody writes into a report: never an empty one. */
export const text = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest));
