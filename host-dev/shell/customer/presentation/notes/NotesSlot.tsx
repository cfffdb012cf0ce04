import { later } from '@vp-digital/core/micro-app';
import { partFailed } from '../../../parts/partFailed';

/** The director's notes, fetched once the customer sees something. */
export const NotesSlot = later(() => import('./DirectorNotes'), { failed: partFailed });
