import { lazy, Suspense } from 'react';
import type { DirectorNotesProps } from './DirectorNotes';

const DirectorNotes = lazy(() => import(/* webpackChunkName: "customer-notes" */ './DirectorNotes'));

/** The director's notes, fetched once the customer sees something. */
export const NotesSlot = (props: DirectorNotesProps) => (
  <Suspense>
    <DirectorNotes {...props} />
  </Suspense>
);
