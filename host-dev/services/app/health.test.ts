import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, it } from 'node:test';
import type { SectionDocument } from '@vp-digital/core/contracts';
import { householdId, testClock } from '../testing';
import { servicesForTests } from '../testing/servicesForTests';

let now = testClock();
const { services, clientOf } = await servicesForTests({ clock: () => now });
const { q } = services.database;

const ready = async () => {
  const { status, headers } = await fetch(`${services.url}/ready`);
  return [status, headers.get('retry-after')];
};

const writtenAt = async () =>
  (await q<{ written_at: string }>('select written_at from readiness'))[0]?.written_at;

const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

/** From now on the database answers every write of a table as one that cannot write does. */
async function refuseWrites(table: string, state: string): Promise<void> {
  await q(
    `create or replace function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'refused' using errcode = '${state}'; end $$`,
  );
  await q(`create trigger refuse before insert or update on ${table} execute function refuse()`);
}

/** The codes of a full disk, a failing one, too few connections, and a database that only reads (a standby). */
const states = ['53100', '58030', '53400', '25006'];

describe('a service whose database cannot be written', () => {
  afterEach(() => q('drop function if exists refuse() cascade'));

  it('writes one row to see that, at most every ten seconds', async () => {
    assert.deepEqual(await ready(), [200, null]);
    const first = await writtenAt();
    later(9);
    assert.deepEqual(await ready(), [200, null]);
    assert.equal(await writtenAt(), first);
    later(1);
    assert.deepEqual(await ready(), [200, null]);
    assert.equal(await writtenAt(), now.toISOString());
  });

  it('says within ten seconds that it is not ready, and at once when it is again', async () => {
    // what nobody foresaw, too
    for (const state of [...states, 'XX000']) {
      assert.deepEqual(await ready(), [200, null]);
      await refuseWrites('readiness', state);
      later(10);
      assert.deepEqual(await ready(), [503, '2'], state);
      assert.equal((await fetch(`${services.url}/health`)).status, 200);
      await q('drop function refuse() cascade');
      assert.deepEqual(await ready(), [200, null], state);
    }
  });

  it('answers writes with 503 and when to come again, and reads as ever', async () => {
    const petra = await clientOf('petra', '4711');
    for (const state of states) {
      await refuseWrites('section', state);
      const { status, headers } = await petra.patchSection(1, 'goals', 1, [{ path: '/items', value: {} }]);
      assert.deepEqual([status, headers.get('retry-after')], [503, '2'], state);
      assert.equal((await petra.preferences()).status, 200);
      await q('drop function refuse() cascade');
    }
  });
});

describe('a service whose files of a table are gone or broken', () => {
  beforeEach(() => later(60)); // what the tests before have met is over
  afterEach(() => q('drop function if exists refuse() cascade'));

  it('is not ready although another table can be written, until a write has succeeded', async () => {
    const petra = await clientOf('petra', '4711');
    const goals = `/api/households/${householdId(1)}/sections/goals`;
    const write = async () => {
      const { body } = await petra.get<SectionDocument>(goals);
      const goal = { category: 'other', title: 'Boot', target: 1, position: 90 };
      return petra.patchSection(1, 'goals', body.version, [{ path: `/items/${randomUUID()}`, value: goal }]);
    };
    for (const state of ['58P01', 'XX001']) {
      assert.deepEqual(await ready(), [200, null]);
      await refuseWrites('section', state);
      assert.ok((await write()).status >= 500);
      assert.deepEqual(await ready(), [503, '2'], state);
      await q('drop function refuse() cascade');
      assert.deepEqual(await ready(), [503, '2'], state);
      assert.equal((await write()).status, 200);
      assert.deepEqual(await ready(), [200, null], state);
    }
  });

  it('is asked again after a minute: nobody may have written meanwhile', async () => {
    const petra = await clientOf('petra', '4711');
    await refuseWrites('section', '58P01');
    const sent = await petra.patchSection(1, 'goals', 1, [{ path: '/items', value: {} }]);
    assert.ok(sent.status >= 500);
    later(59);
    assert.deepEqual(await ready(), [503, '2']);
    later(1);
    assert.deepEqual(await ready(), [200, null]);
  });

  it('is ready after what only one call was refused for', async () => {
    const petra = await clientOf('petra', '4711');
    await refuseWrites('section', '23514');
    await petra.patchSection(1, 'goals', 1, [{ path: '/items', value: {} }]);
    assert.deepEqual(await ready(), [200, null]);
  });
});
