import type { SnapshotSummary } from '@vp-digital/core/contracts';
import type { Appointment, RecapEntry, SectionData } from '@vp-digital/core/household';
import { madeIn } from './madeIn';

const held = (begin: string): Appointment => ({
  position: 0,
  state: 'held',
  begin,
  personIds: [],
  occasion: 'advice',
  themes: [],
});
const appointments = { items: { morning: held('2026-10-01T09:00'), evening: held('2026-10-01T18:00') } };
const note = (writtenAt: string, appointmentId?: string): RecapEntry => ({
  position: 0,
  kind: 'note',
  text: 'Neues Dach',
  visibility: 'customer',
  writtenAt,
  done: false,
  inReport: true,
  appointmentId,
});
const none: SectionData['appointmentRatings'] = { items: {} };
const rated = { items: { one: { position: 0, date: '2026-10-01', stars: 5 } } };
const made = (
  id: keyof typeof appointments.items,
  notes: readonly RecapEntry[],
  ratings: SectionData['appointmentRatings'] = none,
  snapshots: readonly SnapshotSummary[] = [],
) =>
  madeIn({ id, ...appointments.items[id] }, appointments, {
    notes: { status: 'ready', data: notes },
    snapshots: { status: 'ready', data: snapshots },
    ratings,
  });

test('what names no appointment belongs to the last one of its day, as the clock in Germany shows it', () => {
  const late = [note('2026-10-01T21:30:00.000Z'), note('2026-10-01T22:30:00.000Z')];
  expect(made('evening', late, rated)).toEqual({ notes: 1, snapshots: 0, ratings: 1, byDay: true });
  expect(made('morning', late, rated)).toMatchObject({ notes: 0, ratings: 0 });
});

test('with one entry that names it the appointment is known by its entries: a note of afterwards is none of them', () => {
  const notes = [note('2026-10-01T16:30:00.000Z', 'evening'), note('2026-10-01T19:00:00.000Z')];
  expect(made('evening', notes)).toMatchObject({ notes: 1, byDay: false });
});

test('what could not be had is not known, rather than none', () => {
  const kept = { notes: undefined, snapshots: { status: 'loading' }, ratings: rated } as const;
  expect(madeIn({ id: 'evening', ...appointments.items.evening }, appointments, kept)).toMatchObject({
    notes: undefined,
    snapshots: undefined,
    ratings: 1,
  });
});
