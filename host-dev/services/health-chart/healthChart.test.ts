import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { describe, it } from 'node:test';
import {
  type HealthChart,
  type HealthChartCopy,
  type HealthChartDocument,
  healthChartCopy,
  healthChartDocument,
  type HouseholdConsents,
  type Problem,
  type SectionDocument,
} from '@vp-digital/core/contracts';
import { openPersonKeys, personKeysFolder } from '../sealing';
import { householdId, testClock } from '../testing';
import { servicesForTests } from '../testing/servicesForTests';
import { destroyDueKeys, endExpiredHealthCharts } from './endHealthCharts';

const { services, clientOf } = await servicesForTests();
const petra = await clientOf('petra', '4711');
const keysFolder = personKeysFolder(services.keysFolder);

const personsOf = async (household: number) => {
  const path = `/api/households/${householdId(household)}/sections/persons`;
  const { body } = await petra.get<SectionDocument<'persons'>>(path);
  return Object.entries(body.data.items)
    .sort(([, one], [, other]) => one.position - other.position)
    .map(([id]) => id);
};
const pathOf = (household: number, personId: string) =>
  `/api/households/${householdId(household)}/persons/${personId}/health-chart`;
const consentOf = (household: number, body: object) =>
  petra.post<HouseholdConsents>(`/api/households/${householdId(household)}/consents`, body);
const give = (household: number, personId: string) =>
  consentOf(household, {
    action: 'given',
    personId,
    givenBy: personId,
    topics: [{ topic: 'healthData', textVersion: '2025-07' }],
    proof: { form: 'click', name: 'Muster Person' },
  });
const keyCount = () => {
  try {
    return readdirSync(keysFolder).length;
  } catch {
    return 0;
  }
};

const chart = (details: string): HealthChart => ({
  heightCm: 172,
  weightKg: 66,
  answers: {
    spine: { answer: 'yes', evidence: 'remembered', details, treatedUntil: '2024-06-30', healed: true },
    heart: { answer: 'no', evidence: 'remembered' },
  },
});

/** A person of a household who has consented; each test takes another one. */
async function person(household: number, index: number) {
  const personId = (await personsOf(household))[index] ?? '';
  await give(household, personId);
  const path = pathOf(household, personId);
  const read = async () => healthChartDocument.parse((await petra.get<HealthChartDocument>(path)).body);
  const save = async (content: unknown, version?: number) =>
    petra.put<HealthChartDocument & Problem>(path, content, version ?? (await read()).version);
  const remove = (copy: 'handedOver' | 'notWanted') =>
    petra.post<HealthChartDocument>(`${path}/removal`, { copy });
  const copy = () => petra.post<HealthChartCopy>(`${path}/copy`, {});
  return { personId, path, read, save, remove, copy };
}

describe('a health chart', () => {
  it('is not there, and not taken, before the person has consented', async () => {
    const [personId = ''] = await personsOf(4);
    const path = pathOf(4, personId);
    assert.equal((await petra.get<HealthChartDocument>(path)).body.state, 'noConsent');
    const refused = await petra.put<Problem>(path, chart('Physiotherapie'), 0);
    assert.equal(refused.status, 403);
    assert.equal(refused.body.issues?.[0]?.code, 'consent');
    assert.equal(keyCount(), 1, 'that of the sample household that has consented');
  });

  it('is sealed with a key of its own, and read back', async () => {
    const one = await person(5, 0);
    const saved = await one.save(chart('Physiotherapie der Schulter'));
    assert.equal(saved.status, 200);
    const { state, version, givenOn, keptUntil, chart: read } = await one.read();
    assert.deepEqual([state, version, givenOn], ['given', 1, '2026-10-01']);
    assert.equal(keptUntil, new Date(testClock().getTime() + 90 * 86_400_000).toISOString());
    assert.deepEqual(read, chart('Physiotherapie der Schulter'));
    assert.equal(keyCount(), 2);
    await one.remove('notWanted');
  });

  it('is not written over what was changed meanwhile; the same again changes nothing', async () => {
    const one = await person(5, 0);
    const first = await one.save(chart('eins'));
    const stale = await one.save(chart('zwei'), first.body.version - 1);
    assert.equal(stale.status, 412);
    assert.equal(stale.body.chart?.answers.spine?.details, 'eins');
    const again = await one.save(chart('eins'), first.body.version - 1);
    assert.deepEqual([again.status, again.body.version], [200, first.body.version]);
    await one.remove('notWanted');
    assert.equal(
      (await one.save(chart('drei'), 0)).status,
      412,
      'what was removed is no answer that never was',
    );
  });

  it('names each answer that cannot be, and keeps nothing of it', async () => {
    const one = await person(5, 0);
    const refused = await one.save({ heightCm: 40, answers: { spine: { answer: 'maybe' } } });
    assert.equal(refused.status, 422);
    assert.deepEqual(refused.body.issues?.map(({ path }) => path).sort(), [
      '/answers/spine/answer',
      '/heightCm',
    ]);
    assert.equal((await one.read()).state, 'empty');
  });

  it('comes as a copy whose mark the record keeps when the answers are gone', async () => {
    const one = await person(5, 0);
    await one.save(chart('Heuschnupfen'));
    assert.equal((await one.remove('handedOver')).status, 409, 'there is no copy yet');
    const copy = healthChartCopy.parse((await one.copy()).body);
    assert.deepEqual(copy.chart, chart('Heuschnupfen'));
    assert.equal((await one.read()).copiedAt, testClock().toISOString());
    const left = await one.remove('handedOver');
    assert.deepEqual(left.body.ended, {
      at: testClock().toISOString(),
      reason: 'removed',
      givenOn: '2026-10-01',
      answers: 4,
      checksum: copy.checksum,
      copied: true,
    });
    const sorted = (value: unknown): unknown =>
      typeof value === 'object' && value !== null
        ? Object.fromEntries(
            Object.entries(value)
              .sort(([a], [b]) => (a < b ? -1 : 1))
              .map(([key, member]) => [key, sorted(member)]),
          )
        : value;
    const mark = createHash('sha256')
      .update(JSON.stringify([copy.salt, sorted(copy.chart)]))
      .digest('hex');
    assert.equal(mark, copy.checksum, 'whoever has the copy can show what the record is about');
  });

  it('ends by the button, with the consent, and after its time: each time its key is destroyed', async () => {
    const one = await person(5, 0);
    const before = keyCount();
    await one.save(chart('eins'));
    assert.equal(keyCount(), before + 1);
    await one.remove('notWanted');
    assert.deepEqual([keyCount(), (await one.read()).ended?.reason], [before, 'removed']);

    await one.save(chart('zwei'));
    await consentOf(5, { action: 'withdrawn', personId: one.personId, topic: 'healthData' });
    const withdrawn = await one.read();
    assert.deepEqual(
      [keyCount(), withdrawn.state, withdrawn.ended?.reason],
      [before, 'noConsent', 'consentWithdrawn'],
    );
    await give(5, one.personId);
    assert.equal((await one.read()).state, 'empty', 'a consent brings nothing back');

    await one.save(chart('drei'));
    const keys = openPersonKeys(keysFolder, []);
    const in90Days = new Date(testClock().getTime() + 90 * 86_400_000);
    await endExpiredHealthCharts(services.database, new Date(in90Days.getTime() - 1));
    assert.equal((await one.read()).state, 'given');
    await endExpiredHealthCharts(services.database, in90Days);
    await destroyDueKeys(services.database, keys);
    // that of the sample household ends at the same moment
    assert.deepEqual([keyCount(), (await one.read()).ended?.reason], [before - 1, 'expired']);
  });

  it('that is gone is unreadable in a backup of the database and of the other keys', async () => {
    const one = await person(5, 0);
    await one.save(chart('Bandscheibe'));
    const backup = await services.database.q<Record<string, unknown>>(
      `select chart_id, household_id, person_id, version, key_id, encode(sealed, 'base64') as sealed, answers, checksum,
         given_on::text as given_on, changed_at, kept_until from health_chart where person_id = $1`,
      [one.personId],
    );
    await one.remove('notWanted');
    await services.database.q(
      `insert into health_chart (chart_id, household_id, person_id, version, key_id, sealed, answers, checksum,
         given_on, changed_at, kept_until)
       select chart_id, household_id, person_id, version, key_id, decode(sealed, 'base64'), answers, checksum,
         given_on, changed_at, kept_until
       from jsonb_to_recordset($1) as b (chart_id uuid, household_id uuid, person_id uuid, version int, key_id text,
         sealed text, answers int, checksum text, given_on date, changed_at timestamptz, kept_until timestamptz)`,
      [backup],
    );
    const read = await one.read();
    assert.deepEqual([read.state, read.chart], ['unreadable', undefined]);
    assert.equal((await one.save(chart('neu'))).status, 409);
    assert.equal((await one.remove('notWanted')).status, 200);
    assert.equal((await one.save(chart('neu'))).status, 200);
    await one.remove('notWanted');
  });

  it('is for those who hold the meeting of this module, never in the role of another or a foreign household', async () => {
    const one = await person(5, 0);
    await one.save(chart('eins'));
    const nora = await clientOf('nora', '4712');
    assert.equal((await nora.get(one.path)).status, 403);
    const [stranger = ''] = await personsOf(2);
    assert.equal((await petra.get(pathOf(5, stranger))).status, 403);
    await one.remove('notWanted');
  });
});
