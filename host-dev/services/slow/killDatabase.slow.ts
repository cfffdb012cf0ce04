import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, it } from 'node:test';
import { openDatabase } from '../database';
import { createRandom } from '../seed/random';
import { temporaryFolder } from '../testing';
import { optionsFor } from '../testing/programs';

const rounds = 25;

describe('the embedded database', () => {
  it('opens again each time after kill -9, with all that was acknowledged and nothing by halves', async () => {
    const { location, remove } = await temporaryFolder();
    const database = await openDatabase(location);
    await database.q('create table kill_probe (number integer primary key)');
    await database.q('create table kill_count (count integer not null)');
    await database.q('insert into kill_count values (0)');
    await database.close();

    const random = createRandom(1);
    let acknowledged: readonly number[] = [];
    // the writer of a round is the one that opens what the last one left
    for (let round = 0; round <= rounds; round++) {
      const { found, reported } = await writeUntilKilled(
        location.dataFolder,
        round * 1_000_000,
        1 + random.below(80),
      );
      const stored = new Set(found.stored);
      assert.deepEqual(
        acknowledged.filter((number) => !stored.has(number)),
        [],
        `round ${round}`,
      );
      assert.equal(found.count, stored.size, `round ${round}`);
      acknowledged = [...acknowledged, ...reported];
    }
    await remove();
  });
});

interface Found {
  /** The numbers of all rows. */
  stored: number[];
  /** How many transactions have counted themselves. */
  count: number;
}

/** What the writer found, and the numbers that it had reported when it was killed, after at least so many of them. */
async function writeUntilKilled(
  dataFolder: string,
  first: number,
  enough: number,
): Promise<{ found: Found; reported: number[] }> {
  const child = spawn(process.execPath, [...optionsFor('writer'), dataFolder, String(first)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  // the last line may be cut
  const lines = () => printed.split('\n').slice(0, -1);
  child.stdout.on('data', (data) => {
    printed += String(data);
    if (lines().length > enough) child.kill('SIGKILL'); // the first says what it found
  });
  await once(child, 'close');
  assert.equal(child.signalCode, 'SIGKILL', 'the writer ended by itself');
  const [found = '', ...reported] = lines();
  return { found: JSON.parse(found) as Found, reported: reported.map(Number) }; // what writer.ts prints
}
