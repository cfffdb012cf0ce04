import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import * as z from 'zod/mini';

/** Where numbers of processes mean the same: one machine since it started, and on Linux one pid namespace. */
export interface Place {
  host: string;
  /** Which start of the machine. */
  boot?: string | undefined;
  /** Undefined where the processes of this place cannot be looked up. */
  processes?: string | undefined;
}

const lockOwner = z.object({
  /** Drawn anew for each lock: two owners are never taken for one. */
  id: z.uuid(),
  pid: z.int(),
  /** When the process started, in the machine's ticks: numbers of processes come round. */
  start: z.optional(z.string()),
  host: z.string(),
  boot: z.optional(z.string()),
  processes: z.optional(z.string()),
});

/** Who holds a data folder. */
export type LockOwner = z.infer<typeof lockOwner>;

export const newOwner = (place: Place): LockOwner => ({
  id: randomUUID(),
  pid: process.pid,
  start: processStatus('self')?.start,
  ...place,
});

/** What a lock file says; undefined when it was never finished or is of another kind. */
export function readOwner(text: string): LockOwner | undefined {
  try {
    return z.parse(lockOwner, JSON.parse(text));
  } catch {
    return undefined;
  }
}

export function thisPlace(): Place {
  const isLinux = process.platform === 'linux';
  return {
    host: hostname(),
    boot: readable(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
    processes: isLinux ? ownNamespace() : process.platform,
  };
}

/** Undefined where `/proc` tells of another namespace than our own. */
function ownNamespace(): string | undefined {
  const isOurs = readable(() => readlinkSync('/proc/self')) === String(process.pid);
  return isOurs ? readable(() => readlinkSync('/proc/self/ns/pid')) : undefined;
}

/**
 * Whether a process lives, as far as that can be told from here: not of other machines and containers, nor of those of
 * before a start of the machine. One that has ended and that nobody has waited for (a zombie) is dead.
 */
export function lifeOf(owner: LockOwner, here: Place): 'alive' | 'dead' | 'unknown' {
  const isHere =
    here.processes !== undefined &&
    owner.processes === here.processes &&
    owner.boot === here.boot &&
    owner.host === here.host;
  if (!isHere) return 'unknown';
  if (!isRunning(owner.pid)) return 'dead';
  const status = processStatus(owner.pid);
  if (status === undefined || owner.start === undefined) return 'unknown';
  return status.start === owner.start && !/[ZX]/.test(status.state) ? 'alive' : 'dead';
}

/** Signal 0 only asks; EPERM means: there is one, but another user's. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Fields 3 and 22 of proc_pid_stat(5); the name before them may hold anything, brackets and blanks included. */
function processStatus(pid: number | 'self'): { state: string; start: string } | undefined {
  const text = readable(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  const [state, ...rest] = text?.slice(text.lastIndexOf(')') + 2).split(' ') ?? [];
  const start = rest[18];
  return state === undefined || start === undefined ? undefined : { state, start };
}

/** What not every system has. */
function readable(read: () => string): string | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
