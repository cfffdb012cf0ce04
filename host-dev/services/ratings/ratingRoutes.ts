import { fewestRatings, type RatingAverages } from '@vp-digital/core/contracts';
import { permissions } from '@vp-digital/core/reference';
import type { FastifyInstance } from 'fastify';
import { type Caller, isVisibleTo } from '../authorization';
import type { Query } from '../database';
import type { Services } from '../services';

/** What customers say about their appointments, as `contracts/ratings` says: never of a single household. */
export function ratingRoutes(app: FastifyInstance, { database, authorize }: Services): void {
  app.get('/api/appointment/rating-averages', async (request, reply) => {
    const caller = await authorize(request, {
      permission: permissions.mainAccess,
      fileRight: 'access',
      inRole: true,
    });
    return reply.header('cache-control', 'no-store').send(await averagesOf(database.q, caller));
  });
}

const questions = ['before', 'now', 'stars', 'recommend'] as const;

/** Of ratings that were handed in; what was skipped counts nowhere. */
async function averagesOf(q: Query, { contract, userId }: Caller): Promise<RatingAverages> {
  const columns = questions.map(
    (question) => `case when count(rating ->> '${question}') >= ${fewestRatings}
      then round(avg((rating ->> '${question}')::int) * 10)::int end as "${question}"`,
  );
  const [row] = await q<Record<string, number | null>>(
    `select count(*)::int as ratings, ${columns.join(', ')}
     from household h
       join section s on s.household_id = h.household_id and s.section = 'appointmentRatings'
       cross join lateral jsonb_each(s.data -> 'items') as entry (id, rating)
     where ${isVisibleTo('$1', '$2')} and (rating ->> 'closed')::boolean`,
    [contract, userId],
  );
  const { ratings, ...averages } = row ?? {};
  const known = Object.entries(averages).filter(([, average]) => average !== null);
  return { ratings: ratings ?? 0, ...Object.fromEntries(known) };
}
