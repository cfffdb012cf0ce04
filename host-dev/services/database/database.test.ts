import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { startTestServices, type TestServices } from '../testing';
import { migrate } from './migrate';

describe('the database', () => {
  let services: TestServices;
  before(async () => {
    services = await startTestServices();
    await services.database.q('create table probe (id integer primary key, value integer not null)');
  });
  after(() => services.dispose());

  const valueOf = async (id: number) => {
    const [row] = await services.database.q<{ value: number }>('select value from probe where id = $1', [id]);
    return row?.value;
  };

  it('hands out the same values from every server', async () => {
    const [row] = await services.database.q(
      `select $1::bigint as big, $2::date as day, $3::timestamptz as instant, $4::jsonb as document,
         $5::jsonb as list, $6::text as nothing, $7::boolean as yes, $8::uuid as key, count(*) as count from probe`,
      [
        5,
        '2026-10-01',
        '2026-10-01T12:00:00+02:00',
        { a: ['ü', 1] },
        ['x', 'y'],
        undefined,
        true,
        '11111111-0000-4000-8000-000000000001',
      ],
    );
    assert.deepEqual(row, {
      big: 5,
      day: '2026-10-01',
      instant: '2026-10-01T10:00:00.000Z',
      document: { a: ['ü', 1] },
      list: ['x', 'y'],
      nothing: null,
      yes: true,
      key: '11111111-0000-4000-8000-000000000001',
      count: 0,
    });
  });

  it('takes back the whole transaction when a part of it fails, and says why', async () => {
    const failing = services.database.tx(async (q) => {
      await q('insert into probe values (1, 1)');
      await q('insert into nowhere values (1)');
    });
    await assert.rejects(failing, { code: '42P01' });
    assert.equal(await valueOf(1), undefined);
  });

  it('keeps statements of others out of a transaction', async () => {
    await services.database.q('insert into probe values (2, 0)');
    const add = () =>
      services.database.tx(async (q) => {
        const [row] = await q<{ value: number }>('select value from probe where id = 2 for update');
        await wait(1);
        await q('update probe set value = $1 where id = 2', [(row?.value ?? 0) + 1]);
      });
    await Promise.all(Array.from({ length: 20 }, add));
    assert.equal(await valueOf(2), 20);
  });

  it('runs a transaction again that could not be serialized', async () => {
    await services.database.q('insert into probe values (3, 0)');
    const add = () =>
      services.database.tx(async (q) => {
        await q('set transaction isolation level serializable');
        const [row] = await q<{ value: number }>('select value from probe where id = 3');
        await wait(5);
        await q('update probe set value = $1 where id = 3', [(row?.value ?? 0) + 1]);
      });
    await Promise.all(Array.from({ length: 8 }, add));
    assert.equal(await valueOf(3), 8);
  });

  it('takes a migration that comes later under a lower number', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vp-migrations-'));
    const add = (name: string, text: string) => writeFile(join(folder, name), text);
    const run = () => migrate(services.database, pathToFileURL(`${folder}/`));
    await add('9002-later.sql', 'create table later (id integer primary key);');
    await run();
    await add('9001-earlier.sql', 'create table earlier (id integer primary key);');
    await run();
    await run();
    await rm(folder, { recursive: true });
    assert.deepEqual(await services.database.q('select * from earlier, later'), []);
    await services.database.q("delete from schema_migration where name like '900%'");
  });

  it('is migrated once, however many start at once', async () => {
    await Promise.all(Array.from({ length: 3 }, () => migrate(services.database)));
    const rows = await services.database.q<{ name: string }>(
      'select name from schema_migration order by name',
    );
    assert.ok(rows.length >= 3);
    assert.equal(new Set(rows.map(({ name }) => name)).size, rows.length);
  });

  it('refuses a migration that was changed after it was applied', async () => {
    const { q } = services.database;
    await q("update schema_migration set sum = 'other' where name = '0001-households.sql'");
    await assert.rejects(migrate(services.database), /0001-households.sql was changed/);
  });
});

describe('the embedded database', { skip: process.env.DATABASE_URL !== undefined }, () => {
  it('is closed to a second process on the same folder, and unharmed by it', async () => {
    const { temporaryFolder, testClock } = await import('../testing');
    const { optionsFor } = await import('../testing/programs');
    const { startServices } = await import('../startServices');
    const { addKey } = await import('../sealing');
    const { location, remove } = await temporaryFolder();
    addKey(location.keysFolder, testClock());
    const options = { ...location, port: 0, clock: testClock, logLevel: 'silent' as const };
    const first = await startServices(options);
    const second = spawnSync(process.execPath, optionsFor('main'), {
      env: { ...process.env, VP_DATA: location.dataFolder, PORT: '0' },
      encoding: 'utf8',
    });
    assert.equal(second.status, 1);
    assert.match(second.stderr, new RegExp(`in use by process ${process.pid}`));
    const id = randomUUID();
    await first.database.q('insert into seed (name, at) values ($1, now())', [id]);
    await first.close();

    const again = await startServices(options);
    assert.equal((await again.database.q('select 1 from seed where name = $1', [id])).length, 1);
    await again.close();
    await remove();
  });
});
