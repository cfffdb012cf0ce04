import { householdOrders, type HouseholdSummary, householdStatuses } from '@vp-digital/core/contracts';
import { permissions } from '@vp-digital/core/reference';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { noHousehold, ServiceError } from '../http/ServiceError';
import { readWaiting } from '../agenda';
import { noteRead } from '../audit';
import { type Caller, isAssistant, refuseAssistant, requireNeed, whoCalls } from '../authorization';
import {
  countedHits,
  countHouseholds,
  findHousehold,
  type HouseholdFilter,
  listHouseholds,
  planSearch,
  readFinds,
  recentHouseholds,
} from '../households';
import { berlinDay } from '../berlinDay';
import { readConsentLights } from '../consents';
import type { Query } from '../database';
import type { Services } from '../services';
import { decodeCursor, encodeCursor } from './cursor';
import { type GraphqlContext, graphqlEndpoint } from './endpoint';

const searchArguments = z.object({
  query: z.string().check(z.maxLength(100)),
  first: z.int().check(z.minimum(1), z.maximum(100)),
  after: z.nullish(z.string().check(z.maxLength(400))),
  order: z.enum(['ASC', 'DESC']),
  orderBy: z.enum(householdOrders),
  filter: z.nullish(
    z.object({
      appointmentWithinDays: z.nullish(z.int().check(z.minimum(0), z.maximum(366))),
      favourites: z.nullish(z.boolean()),
      status: z.nullish(z.enum(householdStatuses)),
      uninformed: z.nullish(z.boolean()),
      toReview: z.nullish(z.boolean()),
    }),
  ),
});

/** A household's id, or its number in the legacy system, which is a 32-bit integer. */
const knownBy = z.union([z.uuid(), z.string().check(z.regex(/^[1-9]\d{0,8}$/))]);

/** `/graphql/person`: search and look up households. */
export function personEndpoint(app: FastifyInstance, services: Services): void {
  graphqlEndpoint(app, services, 'person', {
    Query: {
      searchHouseholds: (_: unknown, given: unknown, context: GraphqlContext) => search(given, context),
      recentHouseholds: async (_: unknown, __: unknown, { caller, database, now }: GraphqlContext) => {
        requireNeed(caller, { permission: permissions.mainAccess, fileRight: 'access', inRole: true });
        const today = berlinDay(now());
        const recent = await recentHouseholds(database.q, caller, { most: mostRecent, today });
        return withWaiting({ q: database.q, caller, now: now() }, withLights(database.q, recent, today));
      },
      household: (_: unknown, { householdId }: { householdId: string }, context: GraphqlContext) =>
        household(householdId, context),
    },
  });
}

const mostRecent = 20;

async function search(given: unknown, { caller, database, now, limiter }: GraphqlContext) {
  requireNeed(caller, { permission: permissions.mainAccess, fileRight: 'search', inRole: true });
  limiter.spend('searches', whoCalls(caller));
  const parsed = z.safeParse(searchArguments, given);
  if (!parsed.success) throw new ServiceError('invalid', 'An argument is out of its range.');
  const { query, first, after, order, orderBy: by, filter: wanted } = parsed.data;
  const days = wanted?.appointmentWithinDays;
  const today = berlinDay(now());
  const filter: HouseholdFilter = {
    caller,
    query,
    today,
    ...(days != null && { appointmentWithinDays: days }),
    ...(wanted?.favourites && { favouritesOf: caller.userId }),
    ...(wanted?.status && { status: wanted.status }),
    ...(wanted?.uninformed && { uninformedOn: today }),
    ...(wanted?.toReview && { toReview: true }),
    ...((await isAssistant(database.q, caller)) && { openToAssistants: true }),
  };
  const page = {
    first,
    after: after ? decodeCursor(after, by) : undefined,
    descending: order === 'DESC',
    by,
  };
  const planned = planSearch(database.q, filter);
  const { nodes, end } = await listHouseholds(database.q, filter, page, planned);
  // one count for both fields, none when all hits stand on this page, and none for a caller who asks for neither
  let counted = after || end ? undefined : Promise.resolve(nodes.length);
  const count = () => {
    counted ??= countHouseholds(database.q, filter, planned);
    return counted;
  };
  return {
    nodes: withFinds(
      database.q,
      query,
      withWaiting({ q: database.q, caller, now: now() }, withLights(database.q, nodes, today)),
    ),
    endCursor: end && encodeCursor(end, by),
    total: async () => Math.min(await count(), countedHits),
    totalIsExact: async () => (await count()) <= countedHits,
  };
}

async function household(householdId: string, { caller, database, now }: GraphqlContext) {
  requireNeed(caller, {
    permission: permissions.mainAccess,
    fileRight: 'access',
    inRole: true,
    onLockedDevice: () => true, // the rating needs the name of its household; which one is asked is checked below
  });
  const today = berlinDay(now());
  const found = z.safeParse(knownBy, householdId).success
    ? await findHousehold(database.q, caller, householdId, today)
    : undefined;
  if (!found && z.safeParse(z.uuid(), householdId).success)
    await refuseAssistant(database.q, caller, householdId);
  if (!found || (caller.deviceLock && caller.deviceLock.householdId !== found.householdId))
    throw noHousehold();
  if (caller.impersonation) {
    const entry = {
      at: now().toISOString(),
      action: 'household.read',
      householdId: found.householdId,
    } as const;
    await noteRead(database.q, caller, entry);
  }
  const [household] = withLights(database.q, [found], today);
  return household;
}

/** Their consent lights: read once for all of them, and only for a caller who asks. */
function withLights(q: Query, households: readonly HouseholdSummary[], day: string) {
  let read: ReturnType<typeof readConsentLights> | undefined;
  return households.map((household) => ({
    ...household,
    consentLight: async () => {
      read ??= readConsentLights(q, households, day);
      return (await read).get(household.householdId);
    },
  }));
}

/** How much each has asked or sent that waits: read once for all of them, and only for a caller who asks. */
function withWaiting<Household extends HouseholdSummary>(
  { q, caller, now }: { q: Query; caller: Caller; now: Date },
  households: readonly Household[],
) {
  let read: ReturnType<typeof readWaiting> | undefined;
  return households.map((household) => ({
    ...household,
    waiting: async () => {
      read ??= readWaiting(q, caller, households, now);
      return (await read).get(household.householdId);
    },
  }));
}

/** What a search with digits has found of them: read once for all of them, and only for a caller who asks. */
function withFinds<Household extends HouseholdSummary>(
  q: Query,
  query: string,
  households: readonly Household[],
): readonly Household[] {
  if (!/\d/.test(query)) return households;
  let read: ReturnType<typeof readFinds> | undefined;
  return households.map((household) => ({
    ...household,
    foundBy: async () => {
      read ??= readFinds(q, query, households);
      return (await read).get(household.householdId);
    },
  }));
}
