import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import {
  type Administration,
  type AuditPage,
  type HouseholdConsents,
  type HouseholdFile,
  type MergePreview,
  mergePreview,
  type Problem,
  type Report,
  type SectionDocument,
  type SnapshotSummary,
  type WrittenVersions,
} from '@vp-digital/core/contracts';
import type { SectionName } from '@vp-digital/core/household';
import { generateHousehold } from '../../seed';
import { type AddedHousehold, addHousehold, areaToken, type Client } from '../../testing';
import { servicesForTests } from '../../testing/servicesForTests';

type Item = Record<string, unknown>;
interface Made extends AddedHousehold {
  legacyHouseholdId: number;
  adult: string;
}

const { services, clientOf } = await servicesForTests();
const petra = await clientOf('petra', '4711');
const sabine = await clientOf('sabine', '4700');
const timo = await clientOf('timo', '4711');

describe('two households become one', () => {
  let number = 500;

  const emma = { role: 'responsible', firstName: 'Emma', lastName: 'Doppel', birthDate: '1988-04-12' };
  /** A household whose first person is Emma Doppel, or somebody else. */
  const household = async (
    person: object = emma,
    sections: (adult: string) => Partial<Record<SectionName, { items: Item }>> = () => ({}),
    more: Item = {},
  ): Promise<Made> => {
    number += 1;
    const adult = randomUUID();
    const made = await addHousehold(services.database, {
      number,
      contract: '4711',
      sections: {
        persons: { items: { [adult]: { position: 0, ...person }, ...more } },
        addresses: { items: {} },
        ...sections(adult),
      },
    });
    return { ...made, adult, legacyHouseholdId: generateHousehold(66, number).legacyHouseholdId };
  };
  const goal = (title: string, personId?: string) => ({
    [randomUUID()]: { category: 'travel', title, ...(personId && { personId }) },
  });
  const pathOf = ({ householdId }: Made) => `/api/households/${householdId}/administration`;
  const preview = async (here: Made, there: Made, pairs?: MergePreview['pairs']): Promise<MergePreview> =>
    mergePreview.parse(
      (
        await petra.post(`${pathOf(here)}/merge-preview`, {
          otherId: there.householdId,
          ...(pairs && { pairs }),
        })
      ).body,
    );
  const orderOf = ({ pairs, basis }: MergePreview, there: Made, more: object = {}) => ({
    otherId: there.householdId,
    pairs,
    basis,
    take: [],
    name: there.name,
    ...more,
  });
  const merge = (client: Client, here: Made, order: object, key?: string) =>
    client.post<WrittenVersions & Problem>(`${pathOf(here)}/merge`, order, key);
  const merged = async (here: Made, there: Made, more: object = {}) => {
    const answer = await merge(petra, here, orderOf(await preview(here, there), there, more));
    assert.equal(answer.status, 201, JSON.stringify(answer.body));
    return answer.body.versions;
  };
  const itemsOf = async ({ householdId }: Made, section: SectionName): Promise<Record<string, Item>> =>
    (await petra.get<SectionDocument>(`/api/households/${householdId}/sections/${section}`)).body.data.items;
  const titles = async (made: Made) => Object.values(await itemsOf(made, 'goals')).map(({ title }) => title);
  const changed = (made: Made, section: SectionName, at: string) =>
    services.database.q('update section set changed_at = $3 where household_id = $1 and section = $2', [
      made.householdId,
      section,
      at,
    ]);

  it('the same person is found by birth date and sound, and corrected by hand', async () => {
    const here = await household();
    const there = await household({ ...emma, lastName: 'Doppell' });
    const found = await preview(here, there);
    assert.deepEqual(found.pairs, [{ here: here.adult, there: there.adult }]);
    assert.deepEqual([found.here.name, found.there.name], [here.name, there.name]);
    const apart = await preview(here, there, []);
    assert.deepEqual(
      apart.sections.map(({ section, here: own, there: other, added }) => [section, own, other, added]),
      [['persons', 0, 0, 1]],
    );
    for (const pairs of [
      [{ here: there.adult, there: here.adult }],
      [0, 1].map(() => ({ here: here.adult, there: there.adult })),
    ])
      assert.equal((await merge(petra, here, orderOf({ ...found, pairs }, there))).status, 422);
  });

  it('of what both have the newer side is suggested; what only one has comes along under the person’s one id', async () => {
    const partner = randomUUID();
    const here = await household(emma, (adult) => ({ goals: { items: goal('Alt', adult) } }));
    const there = await household(
      { ...emma, firstName: 'Emma Maria' },
      (adult) => ({
        goals: { items: { ...goal('Neu', adult), ...goal('Nur ihr', partner) } },
        assets: {
          items: {
            [randomUUID()]: { kind: 'cash', value: 100, asOf: '2026-01-01', ownership: { [adult]: 10_000 } },
          },
        },
      }),
      {
        [partner]: {
          position: 1,
          role: 'responsible',
          firstName: 'Paul',
          lastName: 'Doppel',
          birthDate: '1985-01-01',
        },
      },
    );
    await changed(there, 'goals', '2030-01-01T00:00:00Z');
    const found = await preview(here, there);
    assert.deepEqual(
      found.sections.find(({ section }) => section === 'goals'),
      { section: 'goals', here: 1, there: 1, added: 1, suggested: 'there', allowsBoth: true },
    );
    const versions = await merged(here, there, { take: [{ section: 'persons', side: 'here' }] });
    assert.deepEqual(versions, { persons: 2, assets: 1, goals: 2 });
    assert.deepEqual((await titles(here)).sort(), ['Neu', 'Nur ihr']);
    const persons = await itemsOf(here, 'persons');
    assert.deepEqual(Object.keys(persons).sort(), [here.adult, partner].sort());
    assert.equal(persons[here.adult]?.['firstName'], 'Emma');
    const [asset] = Object.values(await itemsOf(here, 'assets'));
    assert.deepEqual(asset?.['ownership'], { [here.adult]: 10_000 });
    assert.equal(
      Object.values(await itemsOf(here, 'goals')).some(({ personId }) => personId === there.adult),
      false,
    );
  });

  it('the caller chooses a side, or both where that can be', async () => {
    const sides = [
      ['here', ['Hier']],
      ['there', ['Dort']],
      ['both', ['Dort', 'Hier']],
    ] as const;
    for (const [side, expected] of sides) {
      const here = await household(emma, () => ({ goals: { items: goal('Hier') } }));
      const there = await household(emma, () => ({ goals: { items: goal('Dort') } }));
      await merged(here, there, { take: [{ section: 'goals', side }] });
      assert.deepEqual((await titles(here)).sort(), expected);
    }
    const here = await household();
    const there = await household();
    const both = orderOf(await preview(here, there), there, { take: [{ section: 'persons', side: 'both' }] });
    assert.equal((await merge(petra, here, both)).status, 422);
  });

  it('a third responsible person stays an adult of the household', async () => {
    const adult = (firstName: string) => ({ ...emma, firstName, birthDate: '1970-05-05' });
    const here = await household(adult('Anna'), undefined, {
      [randomUUID()]: { position: 1, ...adult('Berta') },
    });
    const there = await household(adult('Ilse'));
    await merged(here, there);
    const roles = Object.values(await itemsOf(here, 'persons')).map(({ firstName, role }) => [
      firstName,
      role,
    ]);
    assert.deepEqual(roles.sort(), [
      ['Anna', 'responsible'],
      ['Berta', 'responsible'],
      ['Ilse', 'other'],
    ]);
  });

  it('snapshots, files, consents, favourites and the access log of both are kept', async () => {
    const here = await household();
    const there = await household();
    const snapshots = (made: Made) => `/api/households/${made.householdId}/snapshots`;
    await petra.post(snapshots(there), { label: 'Alter Stand', occasion: 'manual' });
    await services.database.q(
      `insert into household_file (file_id, household_id, name, type, size, sha256, created_at, created_by, content)
       values ($1, $2, 'Police.pdf', 'application/pdf', 1, '${'0'.repeat(64)}', now(), 'petra', '\\x00')`,
      [randomUUID(), there.householdId],
    );
    const consents = (made: Made) => `/api/households/${made.householdId}/consents`;
    const handed = await petra.post<HouseholdConsents>(consents(there), {
      action: 'handedOver',
      personIds: [there.adult],
      on: '2026-10-01',
      way: 'paper',
      topics: [{ topic: 'dataProtectionInformation', textVersion: '2025-07' }],
    });
    assert.equal(handed.status, 201);
    const { body } = await petra.preferences();
    await petra.putOwn('preferences', body.version, {
      ...body.data,
      favouriteHouseholds: [there.householdId, here.householdId],
    });
    await merged(here, there);
    const labels = (await petra.get<SnapshotSummary[]>(snapshots(here))).body.map(({ label }) => label);
    assert.deepEqual(labels.sort(), [
      'Alter Stand',
      ...[here.name, there.name].map((name) => `Vor Zusammenführung: ${name}`),
    ]);
    const files = await petra.get<HouseholdFile[]>(`/api/households/${here.householdId}/files`);
    assert.deepEqual(
      files.body.map(({ name }) => name),
      ['Police.pdf'],
    );
    const { records } = (await petra.get<HouseholdConsents>(consents(here))).body;
    assert.deepEqual(
      records.map(({ personId, topic }) => [personId, topic]),
      [[here.adult, 'dataProtectionInformation']],
    );
    const [marked] = await services.database.q<{ uninformed: string | null }>(
      'select oldest_uninformed as uninformed from household where household_id = $1',
      [here.householdId],
    );
    assert.equal(marked?.uninformed, null);
    const proofs = await petra.get<HouseholdConsents>(`${consents(here)}/${here.adult}`);
    assert.equal(proofs.body.records.length, 1);
    const favourites = (await petra.preferences()).body.data;
    assert.deepEqual(favourites.favouriteHouseholds, [here.householdId]);
    const { entries } = (await petra.get<AuditPage>(`${pathOf(here)}/audit`)).body;
    const actions = new Set(entries.map(({ action }) => action));
    for (const action of ['household.merged', 'household.absorbed', 'consent.handed-over'])
      assert.equal(actions.has(action), true, action);
    const about = await petra.get<{ snapshots: { label: string; sections: { persons: Item } }[] }>(
      `/api/households/${here.householdId}/persons/${here.adult}/export`,
    );
    const old = about.body.snapshots.find(({ label }) => label === 'Alter Stand');
    assert.deepEqual(Object.keys(old?.sections.persons ?? {}), [there.adult]);
  });

  it('notes and snapshots name the appointment in which they were made as long as the household has it', async () => {
    const appointment = randomUUID();
    const [note, entry] = [randomUUID(), { kind: 'note', text: 'x', writtenAt: '2026-10-01T09:00:00.000Z' }];
    const running = { begin: '2026-10-01T11:30', occasion: 'advice', state: 'running' };
    const held = () => ({
      appointments: { items: { [appointment]: running } },
      recap: { items: { [note]: { ...entry, appointmentId: appointment } } },
    });
    for (const isTaken of [true, false]) {
      const here = await household(emma, () => ({
        appointments: { items: { [randomUUID()]: { ...running, state: 'held' } } },
      }));
      const there = await household(emma, held);
      const snapshots = (made: Made) => `/api/households/${made.householdId}/snapshots`;
      await petra.post(snapshots(there), { label: 'Im Termin', occasion: 'manual' });
      await merged(here, there, isTaken ? {} : { take: [{ section: 'appointments', side: 'here' }] });
      const named = isTaken ? appointment : undefined;
      assert.equal((await itemsOf(here, 'recap'))[note]?.['appointmentId'], named);
      const { body } = await petra.get<SnapshotSummary[]>(snapshots(here));
      assert.equal(body.find(({ label }) => label === 'Im Termin')?.appointmentId, named);
    }
  });

  it('the number and the id of the one taken in find the one that stays, also after a second merging', async () => {
    const [first, second, third] = [await household(), await household(), await household()];
    await merged(second, first);
    await merged(third, second);
    for (const known of [first.legacyHouseholdId, first.householdId, second.legacyHouseholdId]) {
      const { body } = await petra.graphql<{ household: { householdId: string } }>(
        'person',
        `{ household(householdId: "${known}") { householdId } }`,
      );
      assert.equal(body.data?.household.householdId, third.householdId);
    }
    assert.equal((await petra.get(pathOf(first))).status, 403);
    const foreign = await sabine.graphql(
      'person',
      `{ household(householdId: "${first.legacyHouseholdId}") { householdId } }`,
    );
    assert.equal(foreign.body.errors?.[0]?.extensions?.code, 'forbidden');
  });

  it('colleagues with whom either was shared keep their access', async () => {
    const here = await household();
    const there = await household();
    await services.database.q(
      "insert into household_access (household_id, contract, kind) values ($1, '4700', 'DELEGATED')",
      [there.householdId],
    );
    assert.equal((await sabine.get(pathOf(here))).status, 403);
    await merged(here, there, { knowsReaders: true });
    assert.equal((await sabine.get(pathOf(here))).status, 200);
  });

  it('to whom it would be opened is said before, and has to be known', async () => {
    const here = await household();
    const there = await household();
    const unshared = orderOf(await preview(here, there), there);
    assert.deepEqual((await preview(here, there)).readers, []);
    await services.database.q(
      "insert into household_access (household_id, contract, kind) values ($1, '4700', 'DELEGATED')",
      [there.householdId],
    );
    // shared since the preview: nobody has seen for whom
    assert.equal((await merge(petra, here, { ...unshared, knowsReaders: true })).status, 409);
    const seen = await preview(here, there);
    assert.deepEqual(seen.readers, [{ contract: '4700', name: 'Sabine Senior', scope: 'write' }]);
    const refused = await merge(petra, here, orderOf(seen, there));
    assert.deepEqual([refused.status, refused.body.issues?.[0]?.path], [422, '/knowsReaders']);
    assert.equal((await sabine.get(pathOf(here))).status, 403);
    assert.equal((await merge(petra, here, orderOf(seen, there, { knowsReaders: true }))).status, 201);
  });

  it('only who administers both may merge them', async () => {
    const here = await household();
    const there = await household();
    const order = orderOf(await preview(here, there), there);
    const question = { otherId: there.householdId };
    for (const client of [timo, sabine]) {
      assert.equal((await merge(client, here, order)).status, 403);
      assert.equal((await client.post(`${pathOf(here)}/merge-preview`, question)).status, 403);
    }
    await services.database.q("update household_access set contract = '4712' where household_id = $1", [
      there.householdId,
    ]);
    assert.equal((await merge(petra, here, order)).status, 403);
    assert.equal((await petra.post(`${pathOf(here)}/merge-preview`, question)).status, 403);
    const itself = { ...order, otherId: here.householdId };
    assert.equal((await merge(petra, here, itself)).status, 400);
  });

  it('another name, and what is open in either, stand against it', async () => {
    const here = await household();
    const there = await household();
    const order = orderOf(await preview(here, there), there);
    assert.equal((await merge(petra, here, { ...order, name: 'Andere' })).status, 400);
    const refusedWith = async (code: string) => {
      assert.deepEqual(
        (await preview(here, there)).obstacles.map((obstacle) => [obstacle.code, obstacle.householdName]),
        [[code, there.name]],
      );
      assert.equal((await merge(petra, here, order)).status, 409);
    };
    const status = (value: string) => petra.post(`${pathOf(there)}/status`, { status: value });
    await status('locked');
    await refusedWith('closed');
    await status('active');
    const handOver = { contract: '4700', customersInformed: true };
    const asked = await petra.post<Administration>(`${pathOf(there)}/hand-over`, handOver);
    await refusedWith('request');
    const requests = '/api/households/requests';
    await petra.post(`${requests}/${asked.body.request?.requestId}/decision`, { decision: 'withdrawn' });
    const wishes = `/api/households/${there.householdId}/deletion-requests`;
    const wish = await petra.post<HouseholdConsents>(wishes, { reason: 'Auf Wunsch' });
    await refusedWith('deletionRequest');
    await petra.post(`${wishes}/${wish.body.deletionRequests[0]?.requestId}/withdrawal`, {});
    const report = await sharedReport(there);
    await refusedWith('sharedReport');
    const [{ report: named, householdId } = {}] = (await preview(here, there)).obstacles;
    assert.deepEqual([named, householdId], [{ ...report, label: 'Stand' }, there.householdId]);
    const { snapshotId, reportId, linkId } = report;
    const link = `/api/households/${there.householdId}/snapshots/${snapshotId}/reports/${reportId}/links/${linkId}`;
    assert.equal((await petra.post(`${link}/revocation`, {})).status, 201);
    await sharedReport(here);
    assert.deepEqual(
      (await preview(here, there)).obstacles,
      [],
      'a link of the household that stays leads on',
    );
    assert.equal((await merge(petra, here, order)).status, 201);
  });

  /** A released report, shared by a link. */
  async function sharedReport({ householdId }: { householdId: string }) {
    const snapshots = `/api/households/${householdId}/snapshots`;
    const snapshot = await petra.post<SnapshotSummary>(snapshots, { label: 'Stand', occasion: 'manual' });
    const { snapshotId } = snapshot.body;
    const report = await petra.post<Report>(`${snapshots}/${snapshotId}/reports`, {
      kind: 'conversationSummary',
    });
    const { reportId } = report.body;
    await services.database.q("update report set status = 'released' where report_id = $1", [reportId]);
    const linkId = randomUUID();
    await services.database.q(
      `insert into report_link (link_id, report_id, code_hash, created_at, created_by, expires_at)
       values ($1, $2, 'x', '2026-09-01', 'petra', '2030-01-01')`,
      [linkId, reportId],
    );
    return { snapshotId, reportId, linkId };
  }

  it('what was written since the preview is not lost: merging is refused', async () => {
    const here = await household();
    const there = await household();
    const order = orderOf(await preview(here, there), there);
    const goals = `/api/households/${there.householdId}/sections/goals`;
    const token = await areaToken(services.url, 'timo', '4711');
    const saved = await fetch(services.url + goals, {
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'if-match': '"0"',
      },
      body: JSON.stringify({
        changes: [{ path: `/items/${randomUUID()}`, value: { category: 'car', title: 'Auto' } }],
      }),
    });
    assert.equal(saved.status, 200);
    assert.equal((await merge(petra, here, order)).status, 409);
    assert.deepEqual(await titles(there), ['Auto']);
  });

  it('is done once, and of two at the same moment one is refused', async () => {
    const here = await household();
    const there = await household();
    const order = orderOf(await preview(here, there), there);
    const key = randomUUID();
    const twice = await Promise.all([merge(petra, here, order, key), merge(petra, here, order, key)]);
    assert.deepEqual(
      twice.map(({ status }) => status),
      [201, 201],
    );
    const [one, other] = [await household(), await household()];
    const [into, back] = [await preview(one, other), await preview(other, one)];
    const answers = await Promise.all([
      merge(petra, one, orderOf(into, other)),
      merge(petra, other, orderOf(back, one)),
    ]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 403]);
  });
});
