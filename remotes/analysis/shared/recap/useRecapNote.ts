import type { RecapEntry } from '@vp-digital/core/household';
import { useEntries, usePageDocuments } from '@vp-digital/core/micro-app';
import { useHasPermission, useHost } from '@vp-digital/core/platform';
import { permissions } from '@vp-digital/core/reference';

export interface RecapNote extends Pick<RecapEntry, 'kind' | 'text'> {
  /** The route's path on which it is written. */
  origin: string;
  /** What messages call it. */
  of: string;
  /** Of a note that there is once: written again it is the same one, open again. */
  id?: string;
}

/**
 * Writes a decision or a task into the recap of the talk, last of all; with what the same event writes it is one step of undo.
 * Undefined where the advisor may not write there, or while the recap is not there. The page declares `recap`.
 */
export function useRecapNote(): ((note: RecapNote) => void) | undefined {
  const { clock } = useHost();
  const list = useEntries('recap');
  const maySee = useHasPermission(permissions.sectionReport);
  const notes = usePageDocuments(maySee ? ['recap'] : []);
  if (!maySee || notes.status !== 'ready') return undefined;
  const { items } = notes.data.recap;
  const places = Object.values(items).map(({ position }) => position);
  return ({ of, id = crypto.randomUUID(), ...note }) => {
    if (items[id]) {
      list.change(id, { text: note.text, done: false }, of);
      return;
    }
    list.put(
      id,
      {
        ...note,
        visibility: 'customer',
        writtenAt: clock.now().toISOString(),
        done: false,
        inReport: true,
        position: Math.max(-1, ...places) + 1,
      },
      of,
    );
  };
}
