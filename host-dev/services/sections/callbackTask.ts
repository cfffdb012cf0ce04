import type { Change, SectionDocument } from '@vp-digital/core/contracts';
import { readStored } from '@vp-digital/core/household';

/** As the documents of the household are written: in German. */
const wanted = (day: string) =>
  `Rückruf der Hauptberatung gewünscht (Bewertung vom ${day.split('-').toReversed().join('.')})`;

/**
 * What a saved rating changes among the notes of the talk: a call that the customer wishes becomes a task under the
 * rating's own id, and one that is no longer wished takes the task away, unless it is done.
 */
export function callbackTasks(
  { before, saved, recap }: { before: SectionDocument; saved: SectionDocument; recap: SectionDocument },
  writtenAt: string,
): Change[] {
  const wishedBefore = ratingsIn(before);
  const { items: notes } = readStored('recap', recap.data).data;
  return Object.entries(ratingsIn(saved)).flatMap(
    ([id, { callback = false, date, appointmentId }]): Change[] => {
      const path = `/items/${id}`;
      const known = notes[id];
      if (callback === (wishedBefore[id]?.callback ?? false)) return [];
      if (!callback || known) return callback || !known || known.done ? [] : [{ path }];
      const position = Math.max(-1, ...Object.values(notes).map((note) => note.position)) + 1;
      const task = { kind: 'task', visibility: 'internal', done: false, inReport: false } as const;
      const value = { ...task, position, text: wanted(date), writtenAt };
      return [{ path, value: appointmentId === undefined ? value : { ...value, appointmentId } }];
    },
  );
}

const ratingsIn = ({ data }: SectionDocument) => readStored('appointmentRatings', data).data.items;
