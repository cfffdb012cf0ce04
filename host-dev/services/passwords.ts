import { randomBytes, scrypt, type ScryptOptions, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { ServiceError } from './http/ServiceError';

/** How passwords and codes are kept and told. */
export interface Passwords {
  /** Salted scrypt hash as `cost.salt.hash`. What a user sets, a code or a PIN, waits in a queue apart from what is compared. */
  hash(password: string, setBy?: string): Promise<string>;
  /**
   * Takes the same time for a user who does not exist (nothing stored) as for a wrong password. Where it could not be
   * compared it throws, and `giveBack` returns the try that was counted before: a refused hash is no wrong password.
   */
  matches(password: string, stored: string | undefined, giveBack?: () => Promise<unknown>): Promise<boolean>;
  /** Whether it is to be hashed anew, at the next occasion, because it was made when less was asked. */
  isOutdated(stored: string): boolean;
}

/** Exponent of scrypt's N. OWASP ASVS 5.0, appendix C: N = 2^17, r = 8, p = 1. */
const defaultCost = 17;

/** Of hashes that do not say theirs: they were made by the first release. */
const firstCost = 14;

const blockSize = 8;
const keyLength = 32;

/** Each takes 128 MB, and all of a thread of the few that files and names are read with too. */
const atOnce = 2;

/** Who comes when so many wait would wait for longer than for an answer. */
const mostWaiting = 20;

/** Of what one user sets: nobody sets more at a time, and those who compare never find the queue full of it. */
const mostWaitingOfUser = 2;

const deriveKey = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** Only tests have another cost than the default, as they sign in hundreds of times, and another derivation: one that waits. */
export function createPasswords(cost = defaultCost, derive: typeof deriveKey = deriveKey): Passwords {
  const inTurn = createGate(atOnce);
  const oneByOne = createGate(1);
  const keyOf = (password: string, salt: Buffer, exponent: number) => {
    const [N, r] = [2 ** exponent, blockSize];
    return inTurn(() => derive(password, salt, keyLength, { N, r, p: 1, maxmem: 256 * N * r }));
  };
  return {
    async hash(password, setBy) {
      const salt = randomBytes(16);
      const work = () => keyOf(password, salt, cost);
      const key = await (setBy === undefined ? work() : oneByOne(work, setBy));
      return [cost, salt.toString('base64url'), key.toString('base64url')].join('.');
    },
    async matches(password, stored, giveBack) {
      const { exponent, salt, key } = stored === undefined ? nothing(cost) : parts(stored);
      const actual = await keyOf(password, salt, exponent).catch(async (error: unknown) => {
        await giveBack?.();
        throw error;
      });
      return key.length === actual.length && timingSafeEqual(key, actual);
    },
    isOutdated: (stored) => parts(stored).exponent < cost,
  };
}

interface StoredHash {
  exponent: number;
  salt: Buffer;
  key: Buffer;
}

/** No password has an empty key. */
const nothing = (exponent: number): StoredHash => ({ exponent, salt: randomBytes(16), key: Buffer.of() });

function parts(stored: string): StoredHash {
  const [key = '', salt = '', exponent = firstCost] = stored.split('.').reverse();
  return {
    exponent: Number(exponent),
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
}

/** Lets so many work at once; the others wait, and too many are sent away, of one user sooner. */
function createGate(places: number) {
  let running = 0;
  const waiting: { user: string | undefined; go: () => void }[] = [];
  const isFull = (user: string | undefined) =>
    waiting.length >= mostWaiting ||
    (user !== undefined && waiting.filter((one) => one.user === user).length >= mostWaitingOfUser);
  return async <Result>(work: () => Promise<Result>, user?: string): Promise<Result> => {
    if (running < places) running += 1;
    else if (isFull(user)) throw new ServiceError('unavailable', 'Too many sign in at once.');
    else await new Promise<void>((go) => waiting.push({ user, go }));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next.go();
      else running -= 1;
    }
  };
}
