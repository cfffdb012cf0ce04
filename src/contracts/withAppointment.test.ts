import type { SectionData } from '@vp-digital/core/household';
import { withAppointment } from './withAppointment';

const [note, running] = ['11111111-0000-4000-8000-000000000001', '22222222-0000-4000-8000-000000000002'];
const appointments: SectionData['appointments'] = {
  items: {
    [running]: {
      position: 0,
      state: 'running',
      begin: '2026-10-01T11:00',
      personIds: [],
      occasion: 'advice',
      themes: [],
    },
  },
};
const written = { kind: 'note', text: 'Neues Dach', writtenAt: '2026-10-01T09:30:00.000Z' } as const;
const kept = { ...written, position: 0, visibility: 'customer', done: false, inReport: true } as const;
const path = `/items/${note}`;
const made = (
  current: SectionData['recap']['items'],
  change: object,
  now = '2026-10-01T11:30',
  section: 'recap' | 'goals' = 'recap',
) => withAppointment(section, { items: current }, [{ path, ...change }], appointments, now)[0];

test('what is new belongs to the appointment under way', () => {
  expect(made({}, { value: written })).toEqual({ path, value: { ...written, appointmentId: running } });
});

test('with none under way, and in a document that belongs to none, it stays as it is', () => {
  expect(made({}, { value: written }, '2026-10-03T11:30')).toEqual({ path, value: written });
  expect(made({}, { value: written }, '2026-10-01T11:30', 'goals')).toEqual({ path, value: written });
});

test('what was written before the appointment began is none of it: an old note put back, one sent late', () => {
  for (const writtenAt of ['2026-09-24T15:00:00.000Z', '2026-10-01T08:59:59.999Z']) {
    const value = { ...written, writtenAt };
    expect(made({}, { value })).toEqual({ path, value });
  }
  const value = { ...written, writtenAt: '2026-10-01T09:00:00.000Z' };
  expect(made({}, { value })).toEqual({ path, value: { ...value, appointmentId: running } });
});

test('what names an appointment keeps it', () => {
  const value = { ...written, appointmentId: note };
  expect(made({}, { value })).toEqual({ path, value });
});

test('an entry that is written once more keeps its own, and one of before gets none', () => {
  expect(made({ [note]: { ...kept, appointmentId: note } }, { value: written })).toEqual({
    path,
    value: { ...written, appointmentId: note },
  });
  expect(made({ [note]: kept }, { value: written })).toEqual({ path, value: written });
});

test('fields and removals are left alone', () => {
  expect(made({ [note]: kept }, { path: `${path}/text`, value: 'x' })).toEqual({
    path: `${path}/text`,
    value: 'x',
  });
  expect(made({ [note]: kept }, {})).toEqual({ path });
});
