import { createHash, randomBytes } from 'node:crypto';

/** Entries after which the day's are forgotten: an opening is then counted twice at worst. */
const most = 10_000;

/**
 * Whether a page was opened for the first time today from an address. Addresses are kept nowhere: only a hash with a salt of
 * the day, in the memory of this process.
 */
export function createOpenings() {
  let day = '';
  let salt = randomBytes(16);
  const seen = new Set<string>();
  return {
    isNew(recommendationId: string, ip: string, now: Date): boolean {
      const today = now.toISOString().slice(0, 'YYYY-MM-DD'.length);
      if (today !== day || seen.size >= most) {
        day = today;
        salt = randomBytes(16);
        seen.clear();
      }
      const key = createHash('sha256').update(salt).update(`${recommendationId} ${ip}`).digest('base64');
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    },
  };
}
