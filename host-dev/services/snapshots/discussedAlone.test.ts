import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  type HouseholdExport,
  type PersonExport,
  type Problem,
  type SectionDocument,
  type Snapshot,
  type SnapshotSummary,
} from '@vp-digital/core/contracts';
import { householdId } from '../testing';
import { servicesForTests } from '../testing/servicesForTests';

const { clientOf } = await servicesForTests();
const petra = await clientOf('petra', '4711');
const household = `/api/households/${householdId(2)}`;
const persons = (await petra.get<SectionDocument<'persons'>>(`${household}/sections/persons`)).body;
const idOf = (name: string) =>
  Object.entries(persons.data.items).find(([, { firstName }]) => firstName === name)?.[0] ?? '';
const [jonas, aylin] = [idOf('Jonas'), idOf('Aylin')];

const planted = /Geheim|765432100/;
const ids = {
  asset: '66666666-0000-4000-8000-000000000001',
  account: '66666666-0000-4000-8000-000000000002',
};

const versionOf = async (section: string) =>
  (await petra.get<SectionDocument>(`${household}/sections/${section}`)).body.version;
const freeze = async () => {
  const { body } = await petra.post<SnapshotSummary>(`${household}/snapshots`, {
    label: 'Stand',
    occasion: 'manual',
  });
  return body.snapshotId;
};
const read = async (snapshotId: string) =>
  (await petra.get<Snapshot>(`${household}/snapshots/${snapshotId}`)).body;
const mark = async (mode: 'leftOut' | 'covered' | undefined) =>
  petra.patchSection<Problem>(2, 'assets', await versionOf('assets'), [
    { path: `/items/${ids.asset}/discussedAlone`, ...(mode && { value: mode }) },
  ]);

/** An account of Aylin's, known by its bank and by what is on it. */
async function plant(): Promise<void> {
  const account = { personIds: [aylin], institution: 'Geheimbank', position: 90 };
  await petra.patchSection(2, 'bankAccounts', await versionOf('bankAccounts'), [
    { path: `/items/${ids.account}`, value: account },
  ]);
  const asset = {
    kind: 'callMoney',
    name: 'Geheimfach',
    value: 765_432_100,
    asOf: '2026-09-01',
    ownership: { [aylin]: 10_000, [jonas]: 0 },
    earmarked: false,
    position: 90,
    accountId: ids.account,
  };
  const answer = await petra.patchSection(2, 'assets', await versionOf('assets'), [
    { path: `/items/${ids.asset}`, value: asset },
  ]);
  assert.equal(answer.status, 200);
}

describe('what one person discusses alone', () => {
  it('is in no snapshot, neither in one from before, and comes back with the mark gone', async () => {
    const without = await read(await freeze());
    await plant();
    const before = await freeze();
    const shown = await read(before);
    assert.match(JSON.stringify(shown), planted);
    for (const mode of ['leftOut', 'covered'] as const) {
      assert.equal((await mark(mode)).status, 200);
      const { payload, figures } = await read(await freeze());
      assert.doesNotMatch(JSON.stringify({ payload, figures }), planted);
      assert.deepEqual(payload.derived, without.payload.derived);
      assert.deepEqual(figures, without.figures);
      assert.deepEqual(payload.covered, mode === 'covered' ? { assets: ['callMoney'] } : undefined);
      const since = await read(before);
      assert.doesNotMatch(JSON.stringify(since), planted);
      assert.deepEqual(since.payload.derived, without.payload.derived);
      assert.deepEqual(since.figures, without.figures);
      const { body: list } = await petra.get<SnapshotSummary[]>(`${household}/snapshots`);
      for (const one of list) assert.deepEqual(one.figures, without.figures);
      const named = await petra.post<SnapshotSummary>(`${household}/snapshots/${before}/label`, {
        label: mode,
      });
      assert.deepEqual([named.body.label, named.body.figures], [mode, without.figures]);
    }
    await mark(undefined);
    assert.deepEqual((await read(before)).payload, shown.payload);
  });

  it('is exported to her alone: not to her partner, and not with the household', async () => {
    await freeze(); // of a time when it was spoken of
    await mark('leftOut');
    const exportOf = async (personId: string) =>
      JSON.stringify((await petra.get<PersonExport>(`${household}/persons/${personId}/export`)).body);
    assert.match(await exportOf(aylin), /Geheimfach/);
    assert.match(await exportOf(aylin), /Geheimbank/);
    assert.doesNotMatch(await exportOf(jonas), planted);
    const all = JSON.stringify((await petra.get<HouseholdExport>(`${household}/export`)).body);
    assert.doesNotMatch(all, planted);
    await mark(undefined);
    assert.match(
      JSON.stringify((await petra.get<HouseholdExport>(`${household}/export`)).body),
      /Geheimfach/,
    );
  });

  it('belongs to one person: neither is what two own marked, nor does what is marked become anybody else’s', async () => {
    await mark('leftOut');
    const owners = { path: `/items/${ids.asset}/ownership`, value: { [aylin]: 5_000, [jonas]: 5_000 } };
    const refused = await petra.patchSection<Problem>(2, 'assets', await versionOf('assets'), [owners]);
    assert.deepEqual(
      [refused.status, refused.body.issues?.[0]?.code, refused.body.issues?.[0]?.path],
      [422, 'discussed_alone_owner', owners.path],
    );
    await mark(undefined);
    assert.equal((await petra.patchSection(2, 'assets', await versionOf('assets'), [owners])).status, 200);
    assert.equal((await mark('covered')).status, 422);
  });
});
