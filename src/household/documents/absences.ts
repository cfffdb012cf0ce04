import * as z from 'zod/mini';
import { defineDocument } from './defineDocument';
import { entry } from './fields';

/** What a household can say that it has none of. */
const absentKinds = ['contracts', 'savings', 'goals'] as const;
export type AbsentKind = (typeof absentKinds)[number];

/** Fehlanzeige: the household was asked, and there is none. Counts only while nothing of the kind is recorded. */
const absence = z.strictObject({ ...entry, of: z.enum(absentKinds) });
export const absences = defineDocument(absence, { merge: 'both' });
export type Absence = z.infer<typeof absence>;
