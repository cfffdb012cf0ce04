import assert from 'node:assert/strict';
import { after, before, describe, it, type TestContext } from 'node:test';
import { type PostgresServer, startPostgresServer, temporaryFolder } from '../testing';
import { closingsIn, createClosings, isWhole } from './closingsOfMany';
import { createDecisions, decisionsIn } from './decisionsOfMany';
import { type DataPlace, killAmid } from './deeds';

/** After how many acknowledged ones the services are killed, one round for each. */
const moments = { decisions: [15, 120], closings: [3, 17] } as const;

let server: PostgresServer | undefined;
before(() => {
  server = startPostgresServer();
});
after(() => server?.remove());

/** The same on both databases. */
function onBoth(title: string, work: (test: TestContext, place: DataPlace) => Promise<void>): void {
  it(`${title}, on the embedded database`, async (test) => {
    const { location, remove } = await temporaryFolder();
    await work(test, location);
    await remove();
  });
  it(`${title}, on PostgreSQL`, async (test) => {
    if (!server) return test.skip('PostgreSQL is not installed');
    await work(test, { dataFolder: '', databaseUrl: server.url });
  });
}

describe('services that are killed amid what households decide in the cart', () => {
  onBoth('lose no decision, halve none, and take each once when it is sent again', async (test, place) => {
    for (const enough of moments.decisions) {
      const { deeds, client, end } = await killAmid(test, place, {
        prepare: createDecisions,
        enough,
        acknowledged: 200,
      });
      const acknowledged = deeds.filter(({ answer }) => answer?.status === 200);
      assert.ok(acknowledged.length >= enough && acknowledged.length < deeds.length, 'it was amid them');
      const { stored, miscounted } = await decisionsIn(client, deeds);
      assert.deepEqual(miscounted, []);
      assert.deepEqual(
        deeds.filter((deed) => stored.get(deed) === 'torn'),
        [],
      );
      for (const deed of acknowledged) assert.equal(stored.get(deed), 'whole');

      const repeated = await Promise.all(deeds.map((deed) => deed.send(client)));
      assert.deepEqual([...new Set(repeated.map(({ status }) => status))], [200]);
      const afterwards = await decisionsIn(client, deeds);
      assert.deepEqual(afterwards.miscounted, [], 'each was counted once');
      assert.deepEqual([...new Set(afterwards.stored.values())], ['whole']);
      await end();
    }
  });
});

describe('services that are killed amid the deed that closes an appointment', () => {
  onBoth(
    'leave it open or closed as a whole, and close it once when that is sent again',
    async (test, place) => {
      for (const enough of moments.closings) {
        const { deeds, client, end } = await killAmid(test, place, {
          prepare: createClosings,
          enough,
          acknowledged: 201,
        });
        const acknowledged = deeds.filter(({ answer }) => answer?.status === 201);
        assert.ok(acknowledged.length >= enough && acknowledged.length < deeds.length, 'it was amid them');
        const stored = await closingsIn(client, deeds);
        assert.deepEqual(
          [...stored.values()].filter((one) => !isWhole(one)),
          [],
        );
        for (const deed of acknowledged) {
          const { state, snapshotIds, reportIds } = stored.get(deed) ?? {};
          const { snapshotId, reportId } = deed.answer?.body ?? {};
          assert.deepEqual([state, snapshotIds, reportIds], ['held', [snapshotId], [reportId]]);
        }

        for (const deed of deeds) {
          const { status, body } = await deed.send(client);
          assert.equal(status, 201);
          if (deed.answer) assert.deepEqual(body, deed.answer.body, 'it is told what it was told before');
          const known = stored.get(deed)?.snapshotIds ?? [];
          if (known.length > 0) assert.deepEqual(known, [body.snapshotId]);
        }
        for (const one of (await closingsIn(client, deeds)).values())
          assert.deepEqual([one.state, isWhole(one)], ['held', true]);
        await end();
      }
    },
  );
});
