import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { type AgendaPage, agendaPage } from '@vp-digital/core/contracts';
import { permissions } from '@vp-digital/core/reference';
import { addHousehold, type Client } from '../testing';
import { servicesForTests } from '../testing/servicesForTests';

const { services, clientOf } = await servicesForTests();
const petra = await clientOf('petra', '4711');

const address = (of: 'appointments' | 'tasks', more = '') =>
  `/api/appointment/agenda?of=${of}&from=2026-10-05&until=2026-10-11${more}`;
const read = async (client: Client, of: 'appointments' | 'tasks', more = '') =>
  agendaPage.parse((await client.get<AgendaPage>(address(of, more))).body);

const appointment = (begin: string, more: object = {}) => ({
  [randomUUID()]: { begin, occasion: 'advice', ...more },
});
const task = (text: string, dueOn: string | undefined, more: object = {}) => ({
  [randomUUID()]: { kind: 'task', text, writtenAt: '2026-09-30T10:00:00Z', ...(dueOn && { dueOn }), ...more },
});
const add = (number: number, contract: string, sections: object) =>
  addHousehold(services.database, { number, contract, sections });

describe('what lies ahead in a week', () => {
  it('are the appointments planned for it and those that go on, in their order, with their households', async () => {
    const items = {
      ...appointment('2026-10-11T20:00', { place: 'video', end: '2026-10-11T21:00' }),
      ...appointment('2026-10-05T08:00', { occasion: 'annualReview' }),
      ...appointment('2026-10-04T20:00'),
      ...appointment('2026-10-12T00:00'),
      ...appointment('2026-10-06T08:00', { state: 'cancelled' }),
      ...appointment('2026-10-07T08:00', { state: 'held' }),
      ...appointment('2026-09-20T18:00', { state: 'running' }),
    };
    const { householdId, name } = await add(41, '4711', { appointments: { items } });
    const { entries, next } = await read(petra, 'appointments');
    assert.equal(next, undefined);
    assert.deepEqual(
      entries.map(({ at, occasion, state }) => [at, occasion, state]),
      [
        ['2026-09-20T18:00', 'advice', 'running'],
        ['2026-10-05T08:00', 'annualReview', 'planned'],
        ['2026-10-11T20:00', 'advice', 'planned'],
      ],
    );
    assert.deepEqual(
      [entries[2]?.householdId, entries[2]?.household, entries[2]?.place],
      [householdId, name, 'video'],
    );
  });

  it('are the tasks that are due until its end, what is overdue first', async () => {
    const items = {
      ...task('Diese Woche', '2026-10-08'),
      ...task('Überfällig', '2026-08-01'),
      ...task('Später', '2026-10-12'),
      ...task('Erledigt', '2026-10-06', { done: true }),
      ...task('Irgendwann', undefined),
    };
    await add(42, '4711', { recap: { items } });
    const { entries } = await read(petra, 'tasks');
    assert.deepEqual(
      entries.map(({ text }) => text),
      ['Überfällig', 'Diese Woche'],
    );
  });

  it('is nobody else’s', async () => {
    const own = await add(43, '4700', {
      appointments: { items: appointment('2026-10-06T10:00') },
      recap: { items: task('Nur für Sabine', '2026-10-06') },
    });
    const sabine = await clientOf('sabine', '4700');
    const of = async (client: Client) => [
      ...(await read(client, 'appointments')).entries,
      ...(await read(client, 'tasks')).entries,
    ];
    assert.equal((await of(sabine)).filter(({ householdId }) => householdId === own.householdId).length, 2);
    assert.equal((await of(petra)).filter(({ householdId }) => householdId === own.householdId).length, 0);
  });

  it('is of active households only', async () => {
    const { householdId } = await add(44, '4711', {
      appointments: { items: appointment('2026-10-06T11:00') },
    });
    const isThere = async () =>
      (await read(petra, 'appointments')).entries.some((entry) => entry.householdId === householdId);
    assert.equal(await isThere(), true);
    await services.database.q("update household set status = 'archived' where household_id = $1", [
      householdId,
    ]);
    assert.equal(await isThere(), false);
  });

  it('shows an internal task to who may read notes, and notes that she did; without the permission there are no tasks', async () => {
    const { householdId } = await add(45, '4711', {
      recap: { items: task('Intern', '2026-10-07', { visibility: 'internal' }) },
    });
    const { entries } = await read(petra, 'tasks');
    assert.ok(entries.some(({ text }) => text === 'Intern'));
    const notes = await services.database.q(
      "select detail from audit where household_id = $1 and action = 'section.read' and detail = 'recap'",
      [householdId],
    );
    assert.equal(notes.length, 1);
    await services.database.q(
      "update advisor_user set permissions = permissions - $1 where user_id = 'timo'",
      [permissions.sectionReport],
    );
    const timo = await clientOf('timo', '4711');
    assert.equal((await timo.get(address('tasks'))).status, 403);
    assert.equal((await timo.get(address('appointments'))).status, 200);
  });

  it('comes in pages without gaps and repetitions', async () => {
    const items = Object.assign(
      {},
      ...Array.from({ length: 60 }, (_, index) => task(`Aufgabe ${index}`, '2026-07-01')),
    ) as object;
    const { householdId } = await add(46, '4711', { recap: { items } });
    const first = await read(petra, 'tasks');
    assert.equal(first.entries.length, 50);
    assert.ok(first.next);
    const second = await read(petra, 'tasks', `&after=${first.next}`);
    const ids = [...first.entries, ...second.entries]
      .filter((entry) => entry.householdId === householdId)
      .map(({ id }) => id);
    assert.deepEqual([ids.length, new Set(ids).size], [60, 60]);
  });

  it('takes a month at most, and a place of its own', async () => {
    const wide = '/api/appointment/agenda?of=tasks&from=2026-10-01&until=2026-12-01';
    assert.equal((await petra.get(wide)).status, 400);
    assert.equal((await petra.get(address('tasks', '&after=abc'))).status, 400);
  });
});
