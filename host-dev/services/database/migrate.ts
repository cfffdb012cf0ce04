import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Database, Query } from './database';
import { liftTimeLimit } from './timeLimit';

interface Migration {
  name: string;
  text: string;
  sum: string;
}

const ownFolder = new URL('./migrations/', import.meta.url);

/** Any number, the same in every process: who holds it may migrate. */
const migrationLock = 4711_2026;

/**
 * Brings the schema up to date: every file of `migrations/` once, in the order of names, each in a transaction of its
 * own. Forward only; safe to run from several processes at once. A file is known by its name, not by the last number:
 * one that lands behind a higher number is still applied. Throws when an applied file was changed afterwards.
 */
export async function migrate(database: Database, folder = ownFolder): Promise<void> {
  const migrations = readMigrations(folder);
  // even `if not exists` fails when two create the table at the same moment
  await database.tx(async (q) => {
    await waitForTurn(q);
    await q(
      'create table if not exists schema_migration (name text primary key, sum text not null, at timestamptz not null)',
    );
  });
  const applied = await appliedSums(database.q);
  for (const migration of migrations)
    if (!isApplied(applied, migration)) await database.tx((q) => apply(q, migration));
}

/** Until no other process migrates; this transaction then keeps the others waiting. */
async function waitForTurn(q: Query): Promise<void> {
  await liftTimeLimit(q);
  await q('select pg_advisory_xact_lock($1)', [migrationLock]);
}

async function apply(q: Query, migration: Migration): Promise<void> {
  await waitForTurn(q);
  if (isApplied(await appliedSums(q), migration)) return;
  for (const statement of statements(migration.text)) await q(statement);
  await q('insert into schema_migration (name, sum, at) values ($1, $2, now())', [
    migration.name,
    migration.sum,
  ]);
}

function isApplied(applied: ReadonlyMap<string, string>, { name, sum }: Migration): boolean {
  const known = applied.get(name);
  if (known !== undefined && known !== sum)
    throw new Error(`Migration ${name} was changed after it was applied. Add a new file instead.`);
  return known !== undefined;
}

async function appliedSums(q: Query): Promise<Map<string, string>> {
  const rows = await q<{ name: string; sum: string }>('select name, sum from schema_migration');
  return new Map(rows.map(({ name, sum }) => [name, sum]));
}

/** The files of `migrations/`, in their order. */
export const migrationNames = (folder = ownFolder): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();

function readMigrations(folder: URL): Migration[] {
  return migrationNames(folder).map((name) => {
    const text = readFileSync(new URL(name, folder), 'utf8');
    return { name, text, sum: createHash('sha256').update(text).digest('hex') };
  });
}

/** Statements end with a semicolon at the end of a line; one call takes one statement. */
const statements = (text: string): string[] =>
  text
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement.replace(/^--.*$/gm, '').trim() !== '');
