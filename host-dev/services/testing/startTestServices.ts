import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '../database/postgres';
import { type RunningServices, type StartOptions, startServices } from '../startServices';

/** The day of all sample values. */
export const testClock = () => new Date('2026-10-01T10:00:00Z');

export interface TestServices extends RunningServices {
  /** Stops and starts again on the same data, at the same port. */
  restart(): Promise<TestServices>;
  /** Stops and throws the data away. */
  dispose(): Promise<void>;
}

type Options = Partial<Pick<StartOptions, 'staticFolder' | 'clock'>>;

/**
 * Real services with the samples, on a free port: on a temporary embedded database, or in a schema of their own on the
 * server that `DATABASE_URL` names.
 */
export async function startTestServices(options: Options = {}): Promise<TestServices> {
  const place = await temporaryPlace();
  const start = async (port: number): Promise<TestServices> => {
    const services = await startServices({
      port,
      clock: testClock,
      logLevel: 'silent',
      ...options,
      ...place.location,
    });
    return {
      ...services,
      restart: async () => {
        await services.close();
        return start(Number(new URL(services.url).port));
      },
      dispose: async () => {
        await services.close();
        await place.remove();
      },
    };
  };
  return start(0);
}

export interface Place {
  location: Pick<StartOptions, 'dataFolder' | 'databaseUrl'>;
  remove(): Promise<void>;
}

/** An empty place for data, of the kind that the tests run on. */
export const temporaryPlace = (): Promise<Place> =>
  process.env.DATABASE_URL ? temporarySchema(process.env.DATABASE_URL) : temporaryFolder();

export async function temporaryFolder(): Promise<Place> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'vp-digital-'));
  return { location: { dataFolder }, remove: () => rm(dataFolder, { recursive: true, force: true }) };
}

async function temporarySchema(server: string): Promise<Place> {
  const schema = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create schema ${schema}`);
  const databaseUrl = new URL(server);
  databaseUrl.searchParams.set('search_path', schema);
  return {
    location: { dataFolder: '', databaseUrl: databaseUrl.href },
    remove: () => onServer(server, `drop schema ${schema} cascade`),
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const database = openPostgres(url);
  await database.q(statement);
  await database.close();
}
