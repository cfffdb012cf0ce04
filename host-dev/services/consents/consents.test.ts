import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import {
  type Change,
  type HouseholdConsents,
  householdConsents,
  type Problem,
} from '@vp-digital/core/contracts';
import type { SectionDocument } from '@vp-digital/core/contracts';
import { householdId } from '../testing';
import { servicesForTests } from '../testing/servicesForTests';

const signature = {
  form: 'signature',
  signature: {
    width: 600,
    height: 200,
    strokes: [Array.from({ length: 12 }, (_, i) => [20 * i, 90 + i, 16 * i])],
  },
};
const click = { form: 'click', name: 'Jonas Musterhaus' };
const oral = { form: 'oral', minutes: 'Hat im Gespräch zugestimmt, nachdem der Text vorgelesen war.' };
const wording = (topic: string, textVersion = '2025-07') => ({ topic, textVersion });

const { services, clientOf } = await servicesForTests();
const petra = await clientOf('petra', '4711');

describe('consents', () => {
  const path = (household: number) => `/api/households/${householdId(household)}/consents`;
  const read = async (household: number) =>
    householdConsents.parse((await petra.get<HouseholdConsents>(path(household))).body);
  const record = (household: number, body: object, key?: string) =>
    petra.post<HouseholdConsents & Problem>(path(household), body, key);
  const personsOf = async (household: number) => {
    const { body } = await petra.get<SectionDocument<'persons'>>(
      `/api/households/${householdId(household)}/sections/persons`,
    );
    return body;
  };
  const personIds = async (household: number) =>
    Object.entries((await personsOf(household)).data.items)
      .sort(([, one], [, other]) => one.position - other.position)
      .map(([id]) => id);
  const given = (personId: string, topics: object[], proof: object = click, givenBy = personId) => ({
    action: 'given',
    personId,
    givenBy,
    topics,
    proof,
  });
  const whyNot = async (household: number, body: object) => {
    const answer = await record(household, body);
    return [answer.status, answer.body.issues?.map(({ path: place, code }) => `${place} ${code}`).join()];
  };

  it('are recorded one by one, with proof, and stay after they were taken back', async () => {
    const [gerd = ''] = await personIds(5);
    const before = (await read(5)).records.length;
    const answer = await record(
      5,
      given(gerd, [wording('dataSharing'), wording('marketingPost')], signature),
    );
    assert.equal(answer.status, 201);
    await record(5, { action: 'withdrawn', personId: gerd, topic: 'marketingPost' });
    const { records } = await read(5);
    assert.deepEqual(
      records.slice(before).map(({ topic, action, form }) => [topic, action, form]),
      [
        ['dataSharing', 'given', 'signature'],
        ['marketingPost', 'given', 'signature'],
        ['marketingPost', 'withdrawn', undefined],
      ],
    );
    assert.ok(records.every(({ proof }) => proof === undefined));
    const proofs = await petra.get<HouseholdConsents>(`${path(5)}/${gerd}`);
    assert.deepEqual(proofs.body.records.find(({ topic }) => topic === 'dataSharing')?.proof, signature);
  });

  it('to later purposes stand apart, where releases of before do not look', async () => {
    const [gerd = ''] = await personIds(5);
    const answer = await record(5, given(gerd, [wording('aiEvaluation'), wording('dataSharing')]));
    assert.equal(answer.status, 201);
    const { records, texts, later } = await read(5);
    assert.ok(!JSON.stringify([records, texts]).includes('aiEvaluation'));
    assert.deepEqual(
      later?.records.map(({ topic, action }) => [topic, action]),
      [['aiEvaluation', 'given']],
    );
    assert.deepEqual(
      later?.texts.map(({ topic }) => topic),
      ['assistantAccess', 'aiEvaluation'],
    );
    const withdrawn = await record(5, { action: 'withdrawn', personId: gerd, topic: 'aiEvaluation' });
    assert.equal(withdrawn.status, 201);
    assert.equal((await read(5)).later?.records.at(-1)?.action, 'withdrawn');
  });

  it('are never rewritten, not even in the database', async () => {
    const [gerd = ''] = await personIds(5);
    await record(5, given(gerd, [wording('dataSharing')]));
    await assert.rejects(services.database.q("update consent_record set topic = 'healthData'"));
  });

  it('by phone, mail and messenger are not given by word of mouth; others are, with minutes', async () => {
    const [clara = ''] = await personIds(3);
    for (const [topic, version] of [
      ['marketingPhone', '2025-07'],
      ['marketingEmail', '2026-04'],
      ['marketingMessenger', '2025-07'],
    ] as const)
      assert.deepEqual(await whyNot(3, given(clara, [wording(topic, version)], oral)), [
        422,
        '/topics/0/topic form',
      ]);
    assert.equal((await record(3, given(clara, [wording('documentReading')], oral))).status, 201);
    const short = given(clara, [wording('documentReading')], { form: 'oral', minutes: 'ja' });
    assert.equal((await record(3, short)).status, 400);
  });

  it('of a child are given by a guardian, of a grown-up by nobody else', async () => {
    const [clara = '', mia = ''] = await personIds(3);
    const about = [wording('documentReading')];
    assert.deepEqual(await whyNot(3, given(mia, about)), [422, '/givenBy giver']);
    assert.deepEqual(await whyNot(3, given(clara, about, click, mia)), [422, '/givenBy giver']);
    assert.deepEqual(await whyNot(3, given(mia, about, click, randomUUID())), [422, '/givenBy person']);
    assert.equal((await record(3, given(mia, about, click, clara))).status, 201);
    const advertising = given(mia, [wording('marketingPost')], click, clara);
    assert.deepEqual(await whyNot(3, advertising), [422, '/topics/0/topic child']);
  });

  it('are given to the wording in force only, and each topic once', async () => {
    const [clara = ''] = await personIds(3);
    assert.deepEqual(await whyNot(3, given(clara, [wording('marketingEmail', '2025-07')])), [
      422,
      '/topics/0/textVersion wording',
    ]);
    const twice = [wording('dataSharing'), wording('dataSharing')];
    assert.deepEqual(await whyNot(3, given(clara, twice)), [422, '/topics twice']);
  });

  it('that were not given cannot be taken back', async () => {
    const [lena = ''] = await personIds(1);
    const back = { action: 'withdrawn', personId: lena, topic: 'marketingPhone' };
    assert.deepEqual(await whyNot(1, back), [422, '/topic not_given']);
    assert.equal((await record(1, given(lena, [wording('marketingPhone')]))).status, 201);
    assert.equal((await record(1, back)).status, 201);
    assert.deepEqual(await whyNot(1, back), [422, '/topic not_given']);
  });

  it('about health: without one nothing about health is written, whichever way; the rest of the person is', async () => {
    const [clara = '', mia = ''] = await personIds(3);
    const change = async (...changes: Change[]) => {
      const { status, body } = await petra.patchSection<Problem>(
        3,
        'persons',
        (await personsOf(3)).version,
        changes,
      );
      return [status, body.issues?.map(({ path: place, code }) => `${place} ${code}`).join()];
    };
    const smoker = { path: `/items/${clara}/smoker`, value: true };
    const refused = [403, `/items/${clara}/smoker consent`];
    assert.deepEqual(await change(smoker), refused);
    const whole = { smoker: false };
    assert.deepEqual(await change({ path: `/items/${clara}`, value: whole }), refused);
    assert.deepEqual(await change({ path: '/items', value: { [clara]: whole } }), refused);
    assert.deepEqual(await change({ path: `/items/${clara}/title`, value: 'Dr.' }), [200, undefined]);
    await record(3, given(mia, [wording('healthData')], click, clara));
    assert.deepEqual(await change(smoker), refused); // somebody else's consent is none
    await record(3, given(clara, [wording('healthData')]));
    assert.deepEqual(await change(smoker), [200, undefined]);
    await record(3, { action: 'withdrawn', personId: clara, topic: 'healthData' });
    assert.deepEqual(await change(smoker), refused);
    assert.deepEqual(await change({ path: smoker.path }), [200, undefined]);
  });

  it('about health: taking them back deletes what is stored, and no snapshot has it', async () => {
    const [lena = ''] = await personIds(1);
    await record(1, given(lena, [wording('healthData')]));
    const { version, data } = await personsOf(1);
    assert.equal(data.items[lena]?.smoker, false);
    const degree = [{ path: `/items/${lena}/disabilityDegree`, value: 50 }];
    const { body: kept } = await petra.patchSection<SectionDocument<'taxProfiles'>>(
      1,
      'taxProfiles',
      1,
      degree,
    );
    assert.equal(kept.data.items[lena]?.disabilityDegree, 50);
    const frozen = await petra.post<{ snapshotId: string }>(`/api/households/${householdId(1)}/snapshots`, {
      label: 'Stand',
      occasion: 'manual',
    });
    const snapshot = await petra.get(`/api/households/${householdId(1)}/snapshots/${frozen.body.snapshotId}`);
    assert.doesNotMatch(JSON.stringify(snapshot.body), /smoker|disabilityDegree/);
    const { body } = await record(1, { action: 'withdrawn', personId: lena, topic: 'healthData' });
    assert.deepEqual(body.versions, { persons: version + 1, taxProfiles: kept.version + 1 });
    const after = await personsOf(1);
    assert.equal(after.version, version + 1);
    assert.ok(!('smoker' in (after.data.items[lena] ?? {})));
    const taxes = await petra.get<SectionDocument<'taxProfiles'>>(
      `/api/households/${householdId(1)}/sections/taxProfiles`,
    );
    assert.equal(taxes.body.data.items[lena]?.taxClass, 'I');
    assert.ok(!('disabilityDegree' in (taxes.body.data.items[lena] ?? {})));
  });

  it('handing over is noted for several persons at once, not for a day to come', async () => {
    const ids = await personIds(4);
    const handedOver = (on: string) => ({
      action: 'handedOver',
      personIds: ids.slice(0, 2),
      on,
      way: 'electronic',
      topics: [wording('dataProtectionInformation'), wording('initialInformation')],
    });
    assert.deepEqual(await whyNot(4, handedOver('2026-10-02')), [422, '/on future']);
    const before = (await read(4)).records.length;
    await record(4, handedOver('2026-09-30'));
    const { records } = await read(4);
    assert.equal(records.length, before + 4);
    assert.deepEqual([records.at(-1)?.on, records.at(-1)?.form], ['2026-09-30', 'electronic']);
  });

  it('a repeated request records once', async () => {
    const [, aylin = ''] = await personIds(2);
    const key = randomUUID();
    const body = given(aylin, [wording('marketingPost')]);
    const first = await record(2, body, key);
    assert.deepEqual((await record(2, body, key)).body, first.body);
    assert.equal((await read(2)).records.length, first.body.records.length);
  });

  it('are in the audit, without a value', async () => {
    const rows = await services.database.q<{ action: string; detail: string }>(
      "select distinct action, detail from audit where action like 'consent.%' and detail = 'healthData' order by 1",
    );
    assert.deepEqual(
      rows.map(({ action }) => action),
      ['consent.given', 'consent.withdrawn'],
    );
  });

  it('a foreign household is refused', async () => {
    const nora = await clientOf('nora', '4712');
    const [jonas = ''] = await personIds(2);
    assert.equal((await nora.get(path(2))).status, 403);
    assert.equal((await nora.get(`${path(2)}/${jonas}`)).status, 403);
    assert.equal((await nora.post(path(2), given(jonas, [wording('dataSharing')]))).status, 403);
  });

  it('of a stranger to the household are asked in vain, and nothing is noted about her', async () => {
    const stranger = randomUUID();
    assert.equal((await petra.get(`${path(6)}/${stranger}`)).status, 403);
    const audited = await services.database.q('select 1 from audit where subject_id = $1', [stranger]);
    assert.deepEqual(audited, []);
  });

  it('a wish to be forgotten is kept, once while it is open, until it is taken back', async () => {
    const requests = `/api/households/${householdId(6)}/deletion-requests`;
    const [person = ''] = await personIds(6);
    const ask = () =>
      petra.post<HouseholdConsents>(requests, { personId: person, reason: 'Auf eigenen Wunsch' });
    const first = await ask();
    assert.equal(first.status, 201);
    assert.equal((await ask()).status, 409);
    const [request] = first.body.deletionRequests;
    assert.deepEqual([request?.state, request?.requestedBy], ['requested', 'Petra Beispiel']);
    const withdrawal = `${requests}/${request?.requestId}/withdrawal`;
    assert.equal((await petra.post(withdrawal, {})).status, 201);
    assert.equal((await petra.post(withdrawal, {})).status, 409);
    assert.deepEqual(
      (await read(6)).deletionRequests.map(({ state }) => state),
      ['withdrawn'],
    );
    assert.equal((await ask()).status, 201);
    assert.equal((await petra.post(requests, { personId: randomUUID(), reason: 'Wer?' })).status, 422);
  });
});
