import type { AddressInfo } from 'node:net';
import type { Environment } from '@vp-digital/core/reference';
import type { Timeouts } from './app/createServer';
import { prepareDrain } from './app/drain';
import { type Database, openDatabase } from './database';
import { startHousekeeping } from './housekeeping';
import { readLimits } from './limits';
import { refuseDemoAccounts, seedHealthOnce, seedOnce, seedTalksOnce } from './seed';
import { createPasswords } from './passwords';
import { readRetention } from './retention';
import { createMail } from './mail';
import { openKeys, openPersonKeys, personKeysFolder } from './sealing';
import { keepLinkedFiles } from './snapshots';

export interface StartOptions {
  /** 0 takes a free port. */
  port: number;
  /** Where the embedded database lives. */
  dataFolder: string;
  /** A server that speaks PostgreSQL's protocol, instead of the embedded database. */
  databaseUrl?: string | undefined;
  /** Where the keys of released reports lie; never part of the data. */
  keysFolder?: string | undefined;
  /** Where the keys of single persons lie, which no backup holds; beside `keysFolder` by default. */
  personKeysFolder?: string | undefined;
  /** Told of the folder in which the first key was made. */
  onKeyMade?: ((folder: string) => void) | undefined;
  /** The built shell and areas. */
  staticFolder?: string | undefined;
  /** The product's time; real time by default. */
  clock?: () => Date;
  /** Address under which browsers reach the port, when it is not this machine's own. */
  publicUrl?: string | undefined;
  /** Interface to listen on; by default this machine only. */
  host?: string | undefined;
  logLevel?: 'info' | 'warn' | 'silent';
  /** How long calls may take; as `createServer` says by default. */
  timeouts?: Timeouts | undefined;
  /** How often a user and an address may call: what differs from the defaults, as `limits/limits.ts` reads it. */
  limits?: string | undefined;
  /** How long is kept what no law says a time of: what differs from the defaults, as `retention.ts` reads it. */
  retention?: string | undefined;
  /** Proxies before this process, whose word on the caller's address counts. */
  proxies?: number | undefined;
  /** Demo accounts and sample households come with `dev` by themselves. */
  environment?: Environment | undefined;
  /** `demo` brings them elsewhere too, where whoever starts the services wants them. */
  seed?: string | undefined;
  /** What was said with the sample households comes with them: a presentation shows filled pages. */
  talks?: boolean | undefined;
  /** Exponent of the cost of hashed passwords; tests only. */
  passwordCost?: number;
  /** Areas that the development shell shows in an iframe of another origin. */
  framedAreas?: readonly string[] | undefined;
  /** The mail server, and whom its mails come from; without it a mailbox in development, and no mail elsewhere. */
  mail?: { smtp?: string | undefined; from?: string | undefined } | undefined;
  /** What is restricted at present, in both languages: said on the sign-in page. */
  notice?: Readonly<Record<'de' | 'en', string>> | undefined;
}

export interface RunningServices {
  /** Address for browsers. */
  url: string;
  /** Address at which this process listens. */
  address: string;
  /** For tests and tools that look at what was stored. */
  database: Database;
  /** Stops accepting, lets requests finish for at most ten seconds, closes the database; once, however often called. */
  close(): Promise<void>;
}

/** Opens the database, loads the sample households at the first start, and listens. */
export async function startServices(options: StartOptions): Promise<RunningServices> {
  const { port, host = 'localhost', staticFolder, clock = () => new Date() } = options;
  const { environment = 'prod' } = options;
  const publicUrl = options.publicUrl?.replace(/\/+$/, '');
  // the database opens in its own thread while this one loads what serves it
  const opening = openDatabase(options);
  const loading = Promise.all([import('./app/createApp'), import('./monitoring/serviceLog')]);
  const database = await opening;
  const passwords = createPasswords(options.passwordCost);
  try {
    const [{ createApp }, { logUnexpected }] = await loading;
    const withDemo = environment === 'dev' || options.seed === 'demo';
    const keyPlace = {
      folder: options.keysFolder,
      dataFolder: options.databaseUrl === undefined ? options.dataFolder : undefined,
      mayCreate: withDemo,
      onMade: options.onKeyMade,
    };
    const keys = await openKeys(database.q, keyPlace, clock());
    const personKeys = openPersonKeys(
      options.personKeysFolder ?? personKeysFolder(options.keysFolder ?? options.dataFolder),
      [keyPlace.folder, keyPlace.dataFolder],
    );
    await keepLinkedFiles(database, keys, clock());
    const retention = readRetention(options.retention);
    if (withDemo) {
      await seedOnce(database, clock(), passwords);
      await seedHealthOnce(database, personKeys, { now: clock(), days: retention.health });
      if (options.talks) await seedTalksOnce(database, keys, clock());
    } else await refuseDemoAccounts(database.q, host);
    const mail = createMail({ ...options.mail, isDevelopment: withDemo });
    const origin = () => publicUrl ?? addressOf(server.server.address());
    const { framedAreas, logLevel = 'warn', notice, proxies, timeouts } = options;
    const limits = readLimits(options.limits);
    const config = {
      origin,
      staticFolder,
      logLevel,
      framedAreas,
      notice,
      limits,
      retention,
      proxies,
      timeouts,
      withDemo,
    };
    const { server, figures, warmUp } = await createApp({
      database,
      clock,
      passwords,
      keys,
      personKeys,
      mail,
      config,
    });
    const drain = prepareDrain(server);
    await server.listen({ port, host });
    await warmUp();
    const stopHousekeeping = startHousekeeping({
      database,
      keys,
      personKeys,
      clock,
      figures,
      retention,
      onFailure: (error) => logUnexpected(server.log, error),
    });

    const end = async () => {
      stopHousekeeping();
      await drain();
      await database.close();
    };
    let ending: Promise<void> | undefined;
    const close = () => {
      ending ??= end();
      return ending;
    };
    return { url: origin(), address: addressOf(server.server.address()), database, close };
  } catch (error) {
    await database.close();
    throw error;
  }
}

function addressOf(address: AddressInfo | string | null): string {
  if (address === null || typeof address === 'string') throw new Error('The server does not listen yet.');
  return `http://localhost:${address.port}`;
}
