import * as z from 'zod/mini';
import { change } from './changes';

/**
 * `PATCH /api/households/{householdId}/sections/{section}` with `If-Match: "<base version>"`: the changed fields.
 * 200 the merged document · 412 the same field was changed meanwhile: `sectionConflict` · 422 invalid ·
 * 428 no If-Match · 403 unknown or foreign household.
 */
export const sectionPatch = z.strictObject({
  changes: z.array(change).check(z.minLength(1), z.maxLength(200)),
});
export type SectionPatch = z.infer<typeof sectionPatch>;
