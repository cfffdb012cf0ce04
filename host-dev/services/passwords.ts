import { randomBytes, scrypt, type ScryptOptions, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { ServiceError } from './http/ServiceError';

/** How passwords and codes are kept and told. */
export interface Passwords {
  /** Salted scrypt hash as `cost.salt.hash`. */
  hash(password: string): Promise<string>;
  /** Takes the same time for a user who does not exist (nothing stored) as for a wrong password. */
  matches(password: string, stored: string | undefined): Promise<boolean>;
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

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** Only tests, which sign in hundreds of times, have another cost than the default. */
export function createPasswords(cost = defaultCost): Passwords {
  const inTurn = createGate();
  const keyOf = (password: string, salt: Buffer, exponent: number) => {
    const [N, r] = [2 ** exponent, blockSize];
    return inTurn(() => derive(password, salt, keyLength, { N, r, p: 1, maxmem: 256 * N * r }));
  };
  return {
    async hash(password) {
      const salt = randomBytes(16);
      const key = await keyOf(password, salt, cost);
      return [cost, salt.toString('base64url'), key.toString('base64url')].join('.');
    },
    async matches(password, stored) {
      const { exponent, salt, key } = stored === undefined ? nothing(cost) : parts(stored);
      const actual = await keyOf(password, salt, exponent);
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

/** Lets so many work at once; the others wait, and too many are sent away. */
function createGate() {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (waiting.length >= mostWaiting) throw new ServiceError('unavailable', 'Too many sign in at once.');
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
