import type { Reader } from '@vp-digital/core/contracts';
import { ServiceError } from '../http/ServiceError';
import type { Query } from '../database';

/** The contracts to which a household is open beside its own. */
export async function readersOf(q: Query, householdId: string): Promise<Reader[]> {
  const rows = await q<Required<Omit<Reader, 'until'>> & { until: string | null }>(
    `select a.contract, coalesce(min(u.name), a.contract) as name, lower(a.scope) as scope,
       to_char(a.until, 'YYYY-MM-DD') as until
     from household_access a
       left join advisor_context c on c.contract = a.contract and c.role = 'OWN'
       left join advisor_user u on u.user_id = c.user_id
     where a.household_id = $1 and a.kind <> 'OWN' group by a.contract, a.scope, a.until order by name, a.contract`,
    [householdId],
  );
  return rows.map(({ until, ...reader }) => ({ ...reader, ...(until !== null && { until }) }));
}

/** Everybody who reads one of them, once. */
export const readersOfAny = (...households: { readers: readonly Reader[] }[]): Reader[] => [
  ...new Map(
    households.flatMap(({ readers }) => readers.map((reader) => [reader.contract, reader] as const)),
  ).values(),
];

/** What is opened to others is opened knowingly. Throws 422 while the caller has not said so. */
export function requireKnown(readers: readonly Reader[], knowsReaders = false): void {
  if (readers.length === 0 || knowsReaders) return;
  throw new ServiceError('invalid', 'Others will read it.', {
    status: 422,
    issues: [{ path: '/knowsReaders', code: 'readers', message: 'Say that these readers are known.' }],
  });
}
