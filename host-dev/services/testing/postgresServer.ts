import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Seconds that a busy machine may take to start or stop it. */
const patience = '300';

export interface PostgresServer {
  url: string;
  stop(): void;
  start(): void;
  /** Stops and throws the data away. */
  remove(): void;
}

/**
 * A PostgreSQL server of the tests' own, or undefined where it is not installed. It listens on a socket in its folder:
 * no port that others may take. What it holds need not outlive the machine.
 */
export function startPostgresServer(): PostgresServer | undefined {
  const programs = findPrograms();
  if (programs === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'vp-postgres-'));
  const user = serverUser();
  if (user) chownSync(folder, user.uid, user.gid);
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
  const settings = `-k ${folder} -c listen_addresses='' -c max_connections=60 -c fsync=off`;
  const log = join(folder, 'log');
  const start = () => run('pg_ctl', '-D', data, '-o', settings, '-l', log, '-w', '-t', patience, 'start');
  const isRunning = () => existsSync(join(data, 'postmaster.pid'));
  const stop = () => run('pg_ctl', '-D', data, '-m', 'fast', '-w', '-t', patience, 'stop');
  run('initdb', '-D', data, '-A', 'trust', '-U', 'vp', '--no-sync');
  start();
  return {
    url: `postgres://vp@localhost/postgres?host=${encodeURIComponent(folder)}`,
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
