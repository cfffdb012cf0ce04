import { randomUUID } from 'node:crypto';
import type { Intake, IntakeRequest } from '@vp-digital/core/contracts';
import {
  adults,
  type AskedArea,
  askedAreas,
  earningOf,
  readStored,
  type SectionData,
} from '@vp-digital/core/household';
import { noHousehold, ServiceError } from '../http/ServiceError';
import { writeAudit } from '../audit';
import { type Caller, isVisibleTo } from '../authorization';
import type { Query } from '../database';
import { refuseClosed, refuseReaders } from '../households';
import { closedBecause, isOpenAt } from '../guest-access';
import { readSections } from '../sections';
import { type Answers, answersOf } from './answers';
import { answersKeptUntil } from './intakeLife';

/** So many links of a household may be open at once. */
const mostOpen = 5;
const day = 24 * 3_600_000;

/** A link that asks for something, and what came of it. */
export interface OneIntake {
  householdId: string;
  linkId: string;
}

/** Whom a link asks about: of the household it tells no more than these names. */
export interface AskedPerson {
  personId: string;
  firstName: string;
  /** Nobody pays them: they know what arrives on the account, and no gross. */
  isUnpaid?: true;
}

type Wanted = Omit<IntakeRequest, 'code'>;

/**
 * Whether a link may be made. Answers whom it asks about. Throws 403 for an unknown or foreign household, 409 for a closed one and where too many links are open,
 * 422 for persons who are no grown-ups of it.
 */
export async function checkIntake(
  q: Query,
  caller: Caller,
  householdId: string,
  { personIds }: Wanted,
  now: Date,
): Promise<AskedPerson[]> {
  const people = await readPeople(q, caller, householdId);
  await refuseClosed(q, caller, householdId);
  const asked = askedOf(people).filter(({ personId }) => personIds.includes(personId));
  if (asked.length !== new Set(personIds).size)
    throw new ServiceError('invalid', 'Only grown-ups of the household are asked about.', {
      status: 422,
      issues: [{ path: '/personIds', code: 'unknown_person', message: 'Not all of them are.' }],
    });
  const [open] = await q<{ count: number }>(
    `select count(*)::int as count from intake_link l
     where l.household_id = $1 and l.sent_at is null and ${isOpenAt('$2')}`,
    [householdId, now.toISOString()],
  );
  if ((open?.count ?? 0) >= mostOpen)
    throw new ServiceError('conflict', `${mostOpen} links of this household are open already.`);
  return asked;
}

/** Makes a link. Throws as `checkIntake` does. */
export async function createIntake(
  q: Query,
  caller: Caller,
  householdId: string,
  { codeHash, ...wanted }: Wanted & { codeHash: string },
  now: Date,
): Promise<Intake> {
  // the lock keeps links that are made at once from passing the limit together
  await q('select 1 from household where household_id = $1 for update', [householdId]);
  const asked = await checkIntake(q, caller, householdId, wanted, now);
  const { areas, days } = wanted;
  const at = now.toISOString();
  const linkId = randomUUID();
  await q(
    `insert into intake_link
       (link_id, household_id, contract, code_hash, created_at, created_by, expires_at, areas, persons)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      linkId,
      householdId,
      caller.contract,
      codeHash,
      at,
      caller.userId,
      new Date(now.getTime() + days * day).toISOString(),
      inOrder(areas),
      asked,
    ],
  );
  await writeAudit(q, caller, { at, action: 'intake.linked', householdId, subjectId: linkId });
  return readIntake(q, caller, { householdId, linkId }, now);
}

type People = Pick<SectionData, 'persons' | 'employments' | 'incomes'>;

const askedOf = (people: People) =>
  adults(people).map(({ id, firstName }): AskedPerson => {
    const isUnpaid = ['retired', 'notEarning'].includes(earningOf(people, id));
    return { personId: id, firstName, ...(isUnpaid && { isUnpaid: true as const }) };
  });

async function readPeople(q: Query, caller: Caller, householdId: string): Promise<People> {
  const read = await readSections(q, caller, householdId, ['persons', 'employments', 'incomes']);
  return {
    persons: readStored('persons', read('persons').document.data).data,
    employments: readStored('employments', read('employments').document.data).data,
    incomes: readStored('incomes', read('incomes').document.data).data,
  };
}

interface IntakeRow extends Omit<Intake, 'answers' | 'url' | 'personIds' | 'closed'> {
  persons: AskedPerson[];
  answers: Answers;
  stopped: 'revoked' | 'locked' | null;
  decidedAt: string | null;
}

/** The links of a household, the newest first; addresses without the origin. Throws 403 for an unknown or foreign one. */
export const listIntakes = (q: Query, caller: Caller, householdId: string, now: Date): Promise<Intake[]> =>
  readIntakes(q, caller, { householdId }, now);

/** One of them. Throws 403 for one that is not of this household. */
export async function readIntake(q: Query, caller: Caller, place: OneIntake, now: Date): Promise<Intake> {
  const [found] = await readIntakes(q, caller, place, now);
  if (!found) throw noHousehold();
  return found;
}

/** So many are listed: more are made by nobody who means to be answered. */
const mostListed = 200;

async function readIntakes(
  q: Query,
  { contract, userId }: Caller,
  { householdId, linkId }: Pick<OneIntake, 'householdId'> & Partial<OneIntake>,
  now: Date,
): Promise<Intake[]> {
  const [household] = await q(
    `select 1 from household h where h.household_id = $1 and ${isVisibleTo('$2', '$3')}`,
    [householdId, contract, userId],
  );
  if (!household) throw noHousehold();
  const rows = await q<{ [Name in keyof IntakeRow]: IntakeRow[Name] | null }>(
    `select l.link_id as "linkId", coalesce(u.name, l.created_by) as by, l.areas, l.persons,
       l.created_at as "createdAt", l.expires_at as "expiresAt",
       l.opened_at as "openedAt", l.sent_at as "sentAt", ${answersKeptUntil} as "keptUntil", l.decided_at as "decidedAt",
       ${closedBecause} as stopped,
       case when l.sent_at is null then '{}'::jsonb else l.answers end as answers
     from intake_link l left join advisor_user u on u.user_id = l.created_by
     where l.household_id = $1 and ($2::uuid is null or l.link_id = $2)
     order by l.created_at desc, l.link_id limit ${mostListed}`,
    [householdId, linkId],
  );
  return rows.map((row) => intakeOf(row as IntakeRow, now)); // what may be null is left out below
}

/** Closes a link for good and forgets what was told. Throws 403 for one that is not of this household. */
export async function revokeIntake(q: Query, caller: Caller, place: OneIntake, now: Date): Promise<Intake> {
  const { householdId, linkId } = place;
  await readIntake(q, caller, place, now);
  await refuseReaders(q, caller, householdId);
  const at = now.toISOString();
  await q(`update intake_link set revoked_at = coalesce(revoked_at, $2), answers = '{}' where link_id = $1`, [
    linkId,
    at,
  ]);
  await writeAudit(q, caller, { at, action: 'intake.revoked', householdId, subjectId: linkId });
  return readIntake(q, caller, place, now);
}

/**
 * Forgets answers that were taken over or left out. Throws 409 for what is not sent or waits no longer. Answers nothing of what
 * is left: what is remembered of the call for a day holds no answers.
 */
export async function decideIntake(
  q: Query,
  caller: Caller,
  place: OneIntake,
  keys: readonly string[],
  now: Date,
): Promise<Pick<OneIntake, 'linkId'>> {
  const { householdId, linkId } = place;
  const { sentAt, closed } = await readIntake(q, caller, place, now);
  await refuseClosed(q, caller, householdId);
  if (sentAt === undefined || closed !== undefined)
    throw new ServiceError('conflict', 'Nothing of this link waits to be decided.');
  const [row] = await q<{ answers: Answers }>(
    'select answers from intake_link where link_id = $1 for update',
    [linkId],
  );
  const left = Object.fromEntries(Object.entries(row?.answers ?? {}).filter(([key]) => !keys.includes(key)));
  const at = now.toISOString();
  const isDone = Object.keys(left).length === 0;
  await q('update intake_link set answers = $2, decided_at = $3 where link_id = $1', [
    linkId,
    left,
    isDone ? at : undefined,
  ]);
  await writeAudit(q, caller, { at, action: 'intake.decided', householdId, subjectId: linkId });
  return { linkId };
}

function intakeOf(row: IntakeRow, now: Date): Intake {
  const { persons, answers, stopped, decidedAt, openedAt, sentAt, keptUntil, ...common } = row;
  const isSent = keptUntil && stopped !== 'revoked';
  const closed = isSent ? closedAfter(decidedAt, keptUntil, now) : closedBefore(stopped, row.expiresAt, now);
  return {
    ...common,
    url: `/angaben/${row.linkId}`,
    personIds: persons.map(({ personId }) => personId),
    answers: closed === undefined ? answersOf(row.linkId, answers) : [],
    ...(openedAt && { openedAt }),
    ...(sentAt && { sentAt }),
    ...(keptUntil && { keptUntil }),
    ...(closed && { closed }),
  };
}

function closedAfter(decidedAt: string | null, keptUntil: string, now: Date): Intake['closed'] {
  if (decidedAt !== null) return 'decided';
  return keptUntil <= now.toISOString() ? 'lapsed' : undefined;
}

function closedBefore(stopped: IntakeRow['stopped'], expiresAt: string, now: Date): Intake['closed'] {
  if (stopped !== null) return stopped;
  return expiresAt <= now.toISOString() ? 'expired' : undefined;
}

const inOrder = (areas: readonly AskedArea[]) => askedAreas.filter((area) => areas.includes(area));
