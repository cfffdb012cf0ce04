import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addKey, checkedKeys } from '../sealing';
import type { StartOptions } from '../startServices';
import { optionsFor } from './programs';
import { raisedLimits } from './raisedLimits';

export interface ServiceProcess {
  /** Where it listens. */
  url: string;
  child: ChildProcess;
  /** Everything it printed so far. */
  output(): string;
  /** Sends the signal and waits for the end; answers the exit code, null when the signal ended it. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

/** Of all processes that one test starts, as they share a database. */
const sharedKeys = join(tmpdir(), `vp-digital-${process.pid}-keys`);

/**
 * The services as a process of their own, listening. Throws what it printed when it ends before that. `wrapper`: a
 * program with its options that starts them in its own way.
 */
export async function startServiceProcess(
  {
    dataFolder,
    databaseUrl,
    keysFolder = sharedKeys,
  }: Pick<StartOptions, 'dataFolder' | 'databaseUrl' | 'keysFolder'>,
  environment: Record<string, string> = {},
  wrapper: readonly string[] = [],
): Promise<ServiceProcess> {
  const { DATABASE_URL: _, ...inherited } = process.env;
  if (keysFolder && checkedKeys(keysFolder).length === 0) addKey(keysFolder, new Date()); // the first start would say that it makes one
  const [program = '', ...options] = [...wrapper, process.execPath, ...optionsFor('main')];
  const child = spawn(program, options, {
    env: {
      ...inherited,
      PORT: '0',
      VP_DATA: dataFolder,
      VP_KEYS: keysFolder,
      VP_LIMITS: raisedLimits,
      VP_ENVIRONMENT: 'dev',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...environment,
    },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      printed += String(data);
    });
  // not `exit`: what it printed last may arrive after that
  const ended = once(child, 'close');
  const address = () => /^(http[^\s,]+).*\n/m.exec(printed)?.[1];
  while (address() === undefined) {
    await Promise.race([once(child.stdout, 'data'), ended]);
    if (!hasEnded(child)) continue;
    await ended;
    throw new Error(printed || 'The services ended before they listened.');
  }
  return {
    url: address() ?? '',
    child,
    output: () => printed,
    end: async (signal) => {
      child.kill(signal);
      await ended;
      return child.exitCode;
    },
  };
}

/** By itself or by a signal. */
export const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;
