import { randomUUID } from 'node:crypto';
import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '../database/postgres';
import { personKeysFolder } from '../sealing';
import type { StartOptions } from '../startServices';

export interface Place {
  location: Pick<StartOptions, 'dataFolder' | 'databaseUrl'> & { keysFolder: string };
  remove(): Promise<void>;
}

/** A place for the data of services, of the kind that the tests run on; with the samples where they are made already. */
export async function temporaryPlace(): Promise<Place> {
  const { DATABASE_URL, VP_TEST_SEEDED } = process.env;
  if (DATABASE_URL)
    return VP_TEST_SEEDED ? temporaryDatabase(DATABASE_URL, VP_TEST_SEEDED) : temporarySchema(DATABASE_URL);
  const place = await temporaryFolder();
  // 1,100 files: one after the other costs two thirds of what a promise for each does
  if (VP_TEST_SEEDED) cpSync(VP_TEST_SEEDED, place.location.dataFolder, { recursive: true });
  return place;
}

/** An empty folder. */
export async function temporaryFolder(): Promise<Place> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'vp-digital-'));
  const keysFolder = `${dataFolder}-keys`;
  const remove = async () => {
    await rm(dataFolder, { recursive: true, force: true });
    await removeKeys(keysFolder);
  };
  return { location: { dataFolder, keysFolder }, remove };
}

/** Adds a database to a server: an empty one, or the copy of one on which nobody works. */
export async function databaseOn(server: string, template?: string): Promise<{ name: string; url: string }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}${template === undefined ? '' : ` template ${template}`}`);
  const url = new URL(server);
  url.pathname = name;
  return { name, url: url.href };
}

/** Takes one away, whoever still works on it. */
export const dropDatabase = (server: string, name: string): Promise<void> =>
  onServer(server, `drop database ${name} with (force)`);

async function temporaryDatabase(server: string, seeded: string): Promise<Place> {
  const { name, url } = await databaseOn(server, seeded);
  const keysFolder = join(tmpdir(), `vp-digital-${name}-keys`);
  return {
    location: { dataFolder: '', databaseUrl: url, keysFolder },
    remove: async () => {
      await removeKeys(keysFolder);
      await dropDatabase(server, name);
    },
  };
}

async function temporarySchema(server: string): Promise<Place> {
  const schema = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create schema ${schema}`);
  const databaseUrl = new URL(server);
  databaseUrl.searchParams.set('search_path', schema);
  const keysFolder = join(tmpdir(), `vp-digital-${schema}-keys`);
  return {
    location: { dataFolder: '', databaseUrl: databaseUrl.href, keysFolder },
    remove: async () => {
      await removeKeys(keysFolder);
      await onServer(server, `drop schema ${schema} cascade`);
    },
  };
}

async function removeKeys(keysFolder: string): Promise<void> {
  for (const folder of [keysFolder, personKeysFolder(keysFolder)])
    await rm(folder, { recursive: true, force: true });
}

async function onServer(url: string, statement: string): Promise<void> {
  const database = openPostgres(url);
  await database.q(statement);
  await database.close();
}
