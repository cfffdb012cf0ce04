import { partOf } from '../../../parts/partOf';

/** The director's notes, fetched once the customer sees something. */
export const NotesSlot = partOf(() => import(/* webpackChunkName: "customer-notes" */ './DirectorNotes'));
