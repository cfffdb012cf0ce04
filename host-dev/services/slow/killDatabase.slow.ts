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
    for (let round = 0; round < rounds; round++) {
      const acknowledged = await writeUntilKilled(
        location.dataFolder,
        round * 1_000_000,
        1 + random.below(80),
      );
      const opened = await openDatabase(location);
      const rows = await opened.q<{ number: number }>('select number from kill_probe');
      const [counted] = await opened.q<{ count: number }>('select count from kill_count');
      await opened.close();
      const stored = new Set(rows.map(({ number }) => number));
      assert.deepEqual(
        acknowledged.filter((number) => !stored.has(number)),
        [],
        `round ${round}`,
      );
      assert.equal(counted?.count, stored.size, `round ${round}`);
    }
    await remove();
  });
});

/** The numbers that the writer had reported when it was killed, after at least so many of them. */
async function writeUntilKilled(dataFolder: string, first: number, enough: number): Promise<number[]> {
  const child = spawn(process.execPath, [...optionsFor('writer'), dataFolder, String(first)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  // the last line may be cut
  const reported = () => printed.split('\n').slice(0, -1);
  child.stdout.on('data', (data) => {
    printed += String(data);
    if (reported().length >= enough) child.kill('SIGKILL');
  });
  await once(child, 'close');
  assert.equal(child.signalCode, 'SIGKILL', 'the writer ended by itself');
  return reported().map(Number);
}
