import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface PostgresServer {
  url: string;
  stop(): void;
  start(): void;
  /** Stops and throws the data away. */
  remove(): void;
}

/** A PostgreSQL server of the tests' own, or undefined where it is not installed. */
export async function startPostgresServer(): Promise<PostgresServer | undefined> {
  const programs = findPrograms();
  if (programs === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'vp-postgres-'));
  const user = serverUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const port = await freePort();
  const data = join(folder, 'data');
  const run = (program: string, ...options: string[]) => {
    const { status, stderr } = spawnSync(join(programs, program), options, {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
  };
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=60`;
  const log = join(folder, 'log');
  const start = () => run('pg_ctl', '-D', data, '-o', settings, '-l', log, '-w', 'start');
  const isRunning = () => existsSync(join(data, 'postmaster.pid'));
  const stop = () => run('pg_ctl', '-D', data, '-m', 'fast', '-w', 'stop');
  run('initdb', '-D', data, '-A', 'trust', '-U', 'vp', '--no-sync');
  start();
  return {
    url: `postgres://vp@127.0.0.1:${port}/postgres`,
    start,
    stop,
    remove: () => {
      if (isRunning()) stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findPrograms(): string | undefined {
  const versions = '/usr/lib/postgresql';
  const installed = existsSync(versions)
    ? readdirSync(versions).map((name) => join(versions, name, 'bin'))
    : [];
  return ['/usr/local/bin', '/opt/homebrew/bin', '/usr/bin', ...installed].find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')),
  );
}

/** The server refuses to run as root: then its own account runs it. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (option: string) =>
    Number(spawnSync('id', [option, 'postgres'], { encoding: 'utf8' }).stdout.trim());
  return { uid: id('-u'), gid: id('-g') };
}

/** A port that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
