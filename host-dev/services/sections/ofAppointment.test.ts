import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import {
  type Change,
  type SectionDocument,
  type SnapshotSummary,
  snapshotSummary,
} from '@vp-digital/core/contracts';
import type { SectionName } from '@vp-digital/core/household';
import { addHousehold } from '../testing';
import { servicesForTests } from '../testing/servicesForTests';

const { services, clientOf } = await servicesForTests();
const petra = await clientOf('petra', '4711');
const [person, appointmentId] = [randomUUID(), randomUUID()];

/** At noon of the test's day, in Germany. */
const appointment = { begin: '2026-10-01T11:30', occasion: 'advice', personIds: [person] };
const note = { kind: 'note', text: 'Neues Dach', writtenAt: '2026-10-01T10:00:00.000Z' };

describe('what is made in an appointment', () => {
  let number = 900;
  const household = async (state: string) => {
    number += 1;
    const { householdId } = await addHousehold(services.database, {
      number,
      contract: '4711',
      sections: {
        persons: {
          items: {
            [person]: { role: 'responsible', firstName: 'Emma', lastName: 'Termin', birthDate: '1988-04-12' },
          },
        },
        addresses: { items: {} },
        appointments: { items: { [appointmentId]: { ...appointment, state } } },
      },
    });
    const home = `/api/households/${householdId}`;
    const read = async (section: SectionName) =>
      (await petra.get<SectionDocument>(`${home}/sections/${section}`)).body;
    const write = async (section: SectionName, id: string, value: Change['value']) => {
      const { version } = await read(section);
      const change = { path: `/items/${id}`, value };
      const answer = await petra.patchSection<SectionDocument>(householdId, section, version, [change]);
      assert.equal(answer.status, 200, JSON.stringify(answer.body));
      return answerOf(answer.body, id);
    };
    const freeze = async () => {
      const { body } = await petra.post<SnapshotSummary>(`${home}/snapshots`, {
        label: 'Stand',
        occasion: 'manual',
      });
      const [listed] = (await petra.get<SnapshotSummary[]>(`${home}/snapshots`)).body;
      assert.deepEqual(snapshotSummary.parse(listed), body);
      return body;
    };
    return { home, read, write, freeze };
  };
  const answerOf = ({ data }: SectionDocument, id: string) =>
    (data.items as Record<string, { appointmentId?: string; text?: string }>)[id];

  it('belongs to it: notes, ratings with the call that they wish, snapshots; and stays so', async () => {
    const { home, read, write, freeze } = await household('running');
    const [noteId, ratingId] = [randomUUID(), randomUUID()];
    assert.equal((await write('recap', noteId, note))?.appointmentId, appointmentId);
    const again = await write('recap', noteId, { ...note, text: 'Neues Dach 2028' });
    assert.deepEqual([again?.appointmentId, again?.text], [appointmentId, 'Neues Dach 2028']);
    const rated = await write('appointmentRatings', ratingId, {
      date: '2026-10-01',
      stars: 2,
      callback: true,
    });
    assert.equal(rated?.appointmentId, appointmentId);
    assert.equal(answerOf(await read('recap'), ratingId)?.appointmentId, appointmentId);
    assert.equal((await freeze()).appointmentId, appointmentId);
    const { body } = await petra.get<{ snapshots: object[] }>(`${home}/persons/${person}/export`);
    assert.deepEqual(
      body.snapshots.map((one) => 'appointmentId' in one && one.appointmentId),
      [appointmentId],
    );
  });

  it('is rated when it is over; notes and snapshots of afterwards belong to none', async () => {
    const { write, freeze } = await household('held');
    assert.equal((await write('recap', randomUUID(), note))?.appointmentId, undefined);
    const rated = await write('appointmentRatings', randomUUID(), { date: '2026-10-01', stars: 5 });
    assert.equal(rated?.appointmentId, appointmentId);
    assert.equal('appointmentId' in (await freeze()), false);
  });
});
