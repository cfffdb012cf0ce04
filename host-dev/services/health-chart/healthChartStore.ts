import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type {
  HealthChart,
  HealthChartCopy,
  HealthChartDocument,
  HealthChartRemoval,
} from '@vp-digital/core/contracts';
import { adults } from '@vp-digital/core/household';
import { noteRead, writeAudit } from '../audit';
import type { Caller } from '../authorization';
import { consentingTo } from '../authorization/requireConsent';
import { berlinDay } from '../berlinDay';
import type { Query } from '../database';
import { refuseClosed, refuseReaders } from '../households';
import { noHousehold, ServiceError } from '../http/ServiceError';
import type { Key, PersonKeyStore } from '../sealing';
import { readPersons } from '../sections';
import { type ChartPlace, endHealthChart } from './endHealthCharts';
import { type ChartRow, endsOf, findChart, type NewChart, noteCopy, writeChart } from './healthChartRows';
import { checksumOf, keyOf, newKey, openChart, salted, sealChart, type SealedContent } from './sealedChart';

const day = 24 * 3_600_000;

export interface ChartCall extends ChartPlace {
  caller: Caller;
  keys: PersonKeyStore;
  now: Date;
}

/** The answers as they are then; `isConflict`: somebody else has changed them meanwhile, and nothing was saved. */
export interface SavedChart {
  document: HealthChartDocument;
  isConflict?: true;
}

/** Answers of one person, and the reading is noted. Throws 403 for a foreign household and for nobody of this one. */
export async function readChart(q: Query, call: ChartCall): Promise<HealthChartDocument> {
  await requirePerson(q, call);
  const document = await documentOf(q, call);
  if (document.state === 'given') await noteChart(q, call, 'health.read');
  return document;
}

/**
 * Replaces the answers, sealed with the person's key; the first ones make it. Throws 403 without consent, 409 for a closed
 * household and for answers whose key is gone.
 */
export async function saveChart(
  q: Query,
  call: ChartCall & { chart: HealthChart; baseVersion: number; days: number },
): Promise<SavedChart> {
  const { keys, now, chart, baseVersion } = call;
  await requirePerson(q, call);
  await refuseClosed(q, call.caller, call.householdId); // waits for a consent that is just being withdrawn
  await requireOwnConsent(q, call);
  const at = now.toISOString();
  const row = await findChart(q, call, at);
  const content = row && (await openChart(keys, row));
  if (row && !content) throw new ServiceError('conflict', 'The key of the former answers is gone.');
  if (content && isDeepStrictEqual(content.chart, chart)) return { document: await documentOf(q, call) };
  if (!row) await endHealthChart(q, call.caller, call, { reason: 'expired', at });
  const version = row?.version ?? (await lastVersion(q, call));
  if (version !== baseVersion) return { document: await readChart(q, call), isConflict: true };
  const key = row ? await keyOf(keys, row.keyId) : await newKey(keys);
  if (!key) throw new ServiceError('conflict', 'The key of the former answers is gone.');
  await writeSealed(q, call, {
    chartId: row?.chartId ?? randomUUID(),
    version: version + 1,
    givenOn: row?.givenOn ?? berlinDay(now),
    key,
  });
  await noteChart(q, call, 'health.changed');
  return { document: await documentOf(q, call) };
}

/** The first answers of a person, sealed with a key that is made for them; who calls has looked for the consent. */
export async function saveFirstChart(q: Query, call: NewAnswers & { keys: PersonKeyStore }): Promise<void> {
  const key = await newKey(call.keys);
  await writeSealed(q, call, { chartId: randomUUID(), version: 1, givenOn: berlinDay(call.now), key });
}

type NewAnswers = ChartPlace & { chart: HealthChart; now: Date; days: number };

async function writeSealed(
  q: Query,
  { chart, now, days, ...place }: NewAnswers,
  { key, ...row }: Pick<NewChart, 'chartId' | 'version' | 'givenOn'> & { key: Key },
): Promise<void> {
  const sealed = salted(chart);
  await writeChart(q, place, {
    ...row,
    keyId: key.id,
    sealed: sealChart(row.chartId, key, sealed),
    answers: countOf(chart),
    checksum: checksumOf(sealed),
    at: now.toISOString(),
    keptUntil: new Date(now.getTime() + days * day).toISOString(),
  });
}

/** The person's copy, and that it was handed out. Throws 404 where there is nothing to hand out. */
export async function copyChart(q: Query, call: ChartCall): Promise<HealthChartCopy> {
  const { keys, now, personId } = call;
  await requirePerson(q, call);
  await refuseReaders(q, call.caller, call.householdId);
  await requireOwnConsent(q, call);
  const at = now.toISOString();
  const row = await findChart(q, call, at);
  const content = row && (await openChart(keys, row));
  if (!row || !content) throw new ServiceError('not-found', 'There are no answers.');
  await noteCopy(q, row.chartId, at);
  await writeAudit(q, call.caller, {
    at,
    action: 'health.copied',
    householdId: call.householdId,
    subjectId: personId,
    hash: row.checksum,
  });
  const { checksum, givenOn } = row;
  return { format: 'vp-digital.health/1', createdAt: at, personId, givenOn, ...content, checksum };
}

/** Removes the answers; who calls destroys the key. Throws 409 when a copy is said to be handed out that was not made. */
export async function removeChart(
  q: Query,
  call: ChartCall & HealthChartRemoval,
): Promise<HealthChartDocument> {
  await requirePerson(q, call);
  await refuseReaders(q, call.caller, call.householdId);
  const at = call.now.toISOString();
  const row = await findChart(q, call, at);
  if (row && call.copy === 'handedOver' && row.copiedVersion !== row.version)
    throw new ServiceError('conflict', 'No copy of the last answers was made.');
  await endHealthChart(q, call.caller, call, { reason: 'removed', at });
  return documentOf(q, call);
}

/** What the person's own information under Art. 15 GDPR says of it. */
export async function chartForExport(q: Query, call: Omit<ChartCall, 'caller'>) {
  const row = await findChart(q, call, call.now.toISOString());
  const content = row && (await openChart(call.keys, row));
  const ended = (await endsOf(q, call)).map(({ version: _, ...end }) => end);
  return {
    ...(row && content && { given: { givenOn: row.givenOn, keptUntil: row.keptUntil, ...content.chart } }),
    ended,
  };
}

async function documentOf(q: Query, call: ChartCall): Promise<HealthChartDocument> {
  const { keys, now, personId } = call;
  const consents = await consentingTo(q, call.householdId, 'healthData');
  const row = await findChart(q, call, now.toISOString());
  const end = (await endsOf(q, call)).at(-1);
  const ended = end && { ended: withoutVersion(end) };
  if (!consents.has(personId))
    return { personId, state: 'noConsent', version: row?.version ?? end?.version ?? 0, ...ended };
  if (!row) return { personId, state: 'empty', version: end?.version ?? 0, ...ended };
  return { personId, version: row.version, ...ended, ...shownOf(row, await openChart(keys, row)) };
}

const withoutVersion = ({ version: _, ...end }: Awaited<ReturnType<typeof endsOf>>[number]) => end;

function shownOf(row: ChartRow, content: SealedContent | undefined) {
  const { givenOn, keptUntil, copiedAt, copiedVersion, version } = row;
  if (!content) return { state: 'unreadable' as const, givenOn, keptUntil };
  return {
    state: 'given' as const,
    chart: content.chart,
    givenOn,
    keptUntil,
    ...(copiedAt !== null && copiedVersion === version && { copiedAt }),
  };
}

const countOf = ({ answers, heightCm, weightKg }: HealthChart): number =>
  Object.keys(answers).length + [heightCm, weightKg].filter((value) => value !== undefined).length;

/** Answers of before are never taken for those of after: versions go on. */
const lastVersion = async (q: Query, call: ChartCall): Promise<number> =>
  (await endsOf(q, call)).at(-1)?.version ?? 0;

const noteChart = (
  q: Query,
  { caller, now, householdId, personId }: ChartCall,
  action: 'health.read' | 'health.changed',
) => noteRead(q, caller, { at: now.toISOString(), action, householdId, subjectId: personId });

/** Of this household; on a device in a customer's hands somebody who lives there without another grown-up. */
async function requirePerson(q: Query, { caller, householdId, personId }: ChartCall): Promise<void> {
  const persons = await readPersons(q, caller, householdId);
  if (!Object.hasOwn(persons.items, personId)) throw noHousehold();
  if (caller.deviceLock !== undefined && adults({ persons }).length > 1)
    throw new ServiceError('forbidden', 'The device may be in the hands of another person.');
}

async function requireOwnConsent(q: Query, { householdId, personId }: ChartPlace): Promise<void> {
  if ((await consentingTo(q, householdId, 'healthData')).has(personId)) return;
  throw new ServiceError('forbidden', 'This person has not consented: healthData', {
    issues: [{ path: '', code: 'consent', message: 'A consent is missing: healthData' }],
  });
}
