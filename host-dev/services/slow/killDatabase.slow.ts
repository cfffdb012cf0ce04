import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../database';
import { temporaryFolder } from '../testing';

const rounds = 25;

/** A machine that is busy with other work plays fewer rounds, but never fewer than five. */
const patience = 90_000;
const fewestRounds = 5;
const writer = fileURLToPath(new URL('writer.ts', import.meta.url));

describe('the embedded database', () => {
  it('opens again each time after kill -9, with all that was acknowledged and nothing by halves', async (test) => {
    const { location, remove } = await temporaryFolder();
    const database = await openDatabase(location);
    await database.q('create table kill_probe (number integer primary key)');
    await database.q('create table kill_count (count integer not null)');
    await database.q('insert into kill_count values (0)');
    await database.close();

    const deadline = Date.now() + patience;
    let round = 0;
    for (; round < rounds && (round < fewestRounds || Date.now() < deadline); round++) {
      const acknowledged = await writeUntilKilled(location.dataFolder, round * 1_000_000);
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
    test.diagnostic(`${round} rounds`);
    await remove();
  });
});

/** The numbers that the writer had reported when it was killed, at a random moment of its work. */
async function writeUntilKilled(dataFolder: string, first: number): Promise<number[]> {
  const child = spawn(process.execPath, ['--import', 'tsx', writer, dataFolder, String(first)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (data) => {
    printed += String(data);
  });
  const ended = once(child, 'close');
  await Promise.race([once(child.stdout, 'data'), ended]);
  assert.equal(child.exitCode, null, 'the writer ended by itself');
  await wait(Math.random() * 300);
  child.kill('SIGKILL');
  await ended;
  // the last line may be cut
  return printed.split('\n').slice(0, -1).map(Number);
}
