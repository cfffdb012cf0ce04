import * as z from 'zod/mini';

/** The new versions of what was written in a household, by the names of sections; who holds an older one reads it anew. */
export const writtenVersions = z.object({ versions: z.record(z.string(), z.int()) });
export type WrittenVersions = z.infer<typeof writtenVersions>;
