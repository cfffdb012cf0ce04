import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import {
  type Change,
  householdAnswer,
  householdQuery,
  searchHouseholdsAnswer,
  searchHouseholdsQuery,
} from '@vp-digital/core/contracts';
import { addHousehold } from '../testing';
import { servicesForTests } from '../testing/servicesForTests';
import { refreshAgenda } from './refreshAgenda';

const { services, clientOf } = await servicesForTests();
const petra = await clientOf('petra', '4711');

const appointment = (state: string, begin: string) => ({ state, begin, occasion: 'advice' });

/** A household without appointments, and a way to write them one after the other. */
async function household(number: number) {
  const { householdId } = await addHousehold(services.database, { number, contract: '4711' });
  let version = 0;
  const write = async (path: string, value?: Change['value']) => {
    const change = { path, ...(value !== undefined && { value }) };
    const { status, body } = await petra.patchSection<{ version: number }>(
      householdId,
      'appointments',
      version,
      [change],
    );
    assert.equal(status, 200);
    version = body.version;
  };
  return { householdId, write };
}

async function seen(householdId: string) {
  const { body } = await petra.graphql('person', householdQuery, { householdId });
  const { lastAppointment, nextAppointment } = householdAnswer.parse(body.data).household;
  return [lastAppointment, nextAppointment];
}

const near = async (appointmentWithinDays: number) => {
  const { body } = await petra.graphql('person', searchHouseholdsQuery, {
    query: '',
    first: 100,
    filter: { appointmentWithinDays },
  });
  return searchHouseholdsAnswer.parse(body.data).searchHouseholds.nodes.map((node) => node.householdId);
};

describe('when a household was seen last and is seen next', () => {
  it('follows from its appointments with every save', async () => {
    const { householdId, write } = await household(31);
    const [first, second] = [randomUUID(), randomUUID()];
    assert.deepEqual(await seen(householdId), [null, null]);
    await write(`/items/${first}`, appointment('planned', '2026-10-05T18:00'));
    await write(`/items/${second}`, appointment('planned', '2026-10-20T09:00'));
    assert.deepEqual(await seen(householdId), [null, '2026-10-05']);
    assert.deepEqual(
      [(await near(3)).includes(householdId), (await near(4)).includes(householdId)],
      [false, true],
    );
    await write(`/items/${first}/state`, 'running');
    assert.deepEqual(await seen(householdId), ['2026-10-05', '2026-10-20']);
    await write(`/items/${first}/state`, 'held');
    assert.deepEqual(await seen(householdId), ['2026-10-05', '2026-10-20']);
    await write(`/items/${second}/state`, 'cancelled');
    assert.deepEqual(await seen(householdId), ['2026-10-05', null]);
    assert.equal((await near(60)).includes(householdId), false);
    await write(`/items/${first}`);
    assert.deepEqual(await seen(householdId), [null, null]);
  });

  it('is no day that is over, also when nobody has said what became of it', async () => {
    const { householdId, write } = await household(32);
    await write(`/items/${randomUUID()}`, appointment('planned', '2026-09-30T18:00'));
    assert.deepEqual(await seen(householdId), [null, null]);
    await write(`/items/${randomUUID()}`, appointment('planned', '2026-10-01T08:00'));
    assert.deepEqual(await seen(householdId), [null, '2026-10-01']); // today's, whatever the hour
  });

  it('is the same for tasks of before as for those that are saved', async () => {
    const task = { kind: 'task', text: 'Unterlagen', writtenAt: '2026-09-30T10:00:00Z' };
    const recap = {
      items: {
        [randomUUID()]: { ...task, dueOn: '2026-10-09' },
        [randomUUID()]: { ...task, dueOn: '2026-10-08', done: true },
        [randomUUID()]: task,
        [randomUUID()]: { ...task, kind: 'note', dueOn: '2026-10-07' },
      },
    };
    const { householdId } = await addHousehold(services.database, {
      number: 34,
      contract: '4711',
      sections: { recap },
    });
    const { q, tx } = services.database;
    const rows = () =>
      q<{ kind: string; at: string }>('select * from agenda where household_id = $1', [householdId]);
    const expected = await rows();
    assert.deepEqual(
      expected.map(({ kind, at }) => [kind, at]),
      [['task', '2026-10-09']],
    );
    const migration = readFileSync(
      new URL('../database/migrations/0055-agenda.sql', import.meta.url),
      'utf8',
    );
    const [backfill = ''] = /insert into agenda[^;]*/.exec(migration) ?? [];
    await q('delete from agenda');
    await q(backfill);
    assert.deepEqual(await rows(), expected);
    await tx((query) => refreshAgenda(query, householdId));
    assert.deepEqual(await rows(), expected);
  });
});
