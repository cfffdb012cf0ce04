import assert from 'node:assert/strict';
import { after, before, describe, it, type TestContext } from 'node:test';
import { type PostgresServer, startPostgresServer, temporaryFolder } from '../testing';
import { closingsIn, createClosings, isWhole } from './closingsOfMany';
import { createDecisions, decisionsIn } from './decisionsOfMany';
import { type DataPlace, killAmid } from './killAmid';

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
      const { requests, client, end } = await killAmid(test, place, {
        prepare: createDecisions,
        enough,
        acknowledged: 200,
      });
      const acknowledged = requests.filter(({ answer }) => answer?.status === 200);
      assert.ok(acknowledged.length >= enough && acknowledged.length < requests.length, 'it was amid them');
      const { stored, miscounted } = await decisionsIn(client, requests);
      assert.deepEqual(miscounted, []);
      assert.deepEqual(
        requests.filter((request) => stored.get(request) === 'torn'),
        [],
      );
      for (const request of acknowledged) assert.equal(stored.get(request), 'whole');

      for (const request of requests) assert.equal((await request.send(client)).status, 200);
      const afterwards = await decisionsIn(client, requests);
      assert.deepEqual(afterwards.miscounted, [], 'each was counted once');
      assert.deepEqual([...new Set(afterwards.stored.values())], ['whole']);
      await end();
    }
  });
});

describe('services that are killed amid the end of an appointment', () => {
  onBoth(
    'leave it open or closed as a whole, and close it once when that is sent again',
    async (test, place) => {
      for (const enough of moments.closings) {
        const { requests, client, end } = await killAmid(test, place, {
          prepare: createClosings,
          enough,
          acknowledged: 201,
        });
        const acknowledged = requests.filter(({ answer }) => answer?.status === 201);
        assert.ok(acknowledged.length >= enough && acknowledged.length < requests.length, 'it was amid them');
        const stored = await closingsIn(client, requests);
        assert.deepEqual(
          [...stored.values()].filter((one) => !isWhole(one)),
          [],
        );
        for (const request of acknowledged) {
          const { state, snapshotIds, reportIds } = stored.get(request) ?? {};
          const { snapshotId, reportId } = request.answer?.body ?? {};
          assert.deepEqual([state, snapshotIds, reportIds], ['held', [snapshotId], [reportId]]);
        }

        for (const request of requests) {
          const { status, body } = await request.send(client);
          assert.equal(status, 201);
          if (request.answer)
            assert.deepEqual(body, request.answer.body, 'it is told what it was told before');
          const known = stored.get(request)?.snapshotIds ?? [];
          if (known.length > 0) assert.deepEqual(known, [body.snapshotId]);
        }
        for (const one of (await closingsIn(client, requests)).values())
          assert.deepEqual([one.state, isWhole(one)], ['held', true]);
        await end();
      }
    },
  );
});
