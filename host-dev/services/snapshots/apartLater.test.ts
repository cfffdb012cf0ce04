import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import {
  type Change,
  type HouseholdExport,
  type MergePreview,
  type MovedOut,
  type MoveOutPreview,
  type PersonExport,
  type SectionDocument,
  type Snapshot,
  type SnapshotSummary,
} from '@vp-digital/core/contracts';
import type { SectionName } from '@vp-digital/core/household';
import { type AddedHousehold, addHousehold } from '../testing';
import { servicesForTests } from '../testing/servicesForTests';

const { services, clientOf } = await servicesForTests();
const petra = await clientOf('petra', '4711');

interface Home extends Pick<AddedHousehold, 'householdId'> {
  name?: string;
}

const [emma, paul] = [randomUUID(), randomUUID()];
const person = (position: number, firstName: string) => ({
  position,
  role: 'responsible',
  firstName,
  lastName: 'Getrennt',
  birthDate: '1988-04-12',
});
const value = (owner: string, more: object = {}) => ({
  kind: 'callMoney',
  name: 'Geheimfach',
  value: 765_432_100,
  asOf: '2026-09-01',
  ownership: { [owner]: 10_000 },
  earmarked: false,
  position: 0,
  ...more,
});
const account = { personIds: [emma], institution: 'Geheimbank', position: 0 };
const secret = /Geheim|765432100/;

describe('what was discussed alone stays out of older snapshots', () => {
  let number = 700;
  const household = (sections: object = {}): Promise<AddedHousehold> => {
    number += 1;
    const persons = { items: { [emma]: person(0, 'Emma'), [paul]: person(1, 'Paul') } };
    const all = { persons, addresses: { items: {} }, ...sections };
    return addHousehold(services.database, { number, contract: '4711', sections: all });
  };
  const pathOf = ({ householdId }: Home) => `/api/households/${householdId}`;
  const write = async (home: Home, section: SectionName, ...changes: Change[]) => {
    const { body } = await petra.get<SectionDocument>(`${pathOf(home)}/sections/${section}`);
    const answer = await petra.patchSection(home.householdId, section, body.version, changes);
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
  };
  const freeze = async (home: Home) =>
    (await petra.post<SnapshotSummary>(`${pathOf(home)}/snapshots`, { label: 'Stand', occasion: 'manual' }))
      .body.snapshotId;
  const read = async (home: Home, snapshotId: string) =>
    JSON.stringify((await petra.get<Snapshot>(`${pathOf(home)}/snapshots/${snapshotId}`)).body);
  const exportOf = async (home: Home, personId: string) =>
    JSON.stringify((await petra.get<PersonExport>(`${pathOf(home)}/persons/${personId}/export`)).body);

  it('when it is deleted with its mark, the account too, and comes back with them in common', async () => {
    const [assetId, accountId] = [randomUUID(), randomUUID()];
    const home = await household({
      assets: { items: { [assetId]: value(emma, { accountId }) } },
      bankAccounts: { items: { [accountId]: account } },
    });
    const before = await freeze(home);
    assert.match(await read(home, before), secret);
    await write(home, 'assets', { path: `/items/${assetId}/discussedAlone`, value: 'leftOut' });
    assert.doesNotMatch(await read(home, before), secret);
    await write(home, 'assets', { path: `/items/${assetId}` });
    await write(home, 'bankAccounts', { path: `/items/${accountId}` });
    assert.doesNotMatch(await read(home, before), secret);
    const { body: list } = await petra.get<SnapshotSummary[]>(`${pathOf(home)}/snapshots`);
    assert.doesNotMatch(JSON.stringify(list), secret);
    const all = (await petra.get<HouseholdExport>(`${pathOf(home)}/export`)).body;
    assert.doesNotMatch(JSON.stringify(all), secret);
    assert.doesNotMatch(await exportOf(home, paul), secret);
    assert.match(await exportOf(home, emma), /Geheimfach.*Geheimbank|Geheimbank.*Geheimfach/);
    // the deletion is taken back, with the mark and then without
    await write(home, 'assets', {
      path: `/items/${assetId}`,
      value: value(emma, { accountId, discussedAlone: 'leftOut' }),
    });
    await write(home, 'bankAccounts', { path: `/items/${accountId}`, value: account });
    assert.doesNotMatch(await read(home, before), secret);
    await write(home, 'assets', { path: `/items/${assetId}/discussedAlone` });
    assert.match(await read(home, before), /Geheimfach/);
    assert.match(await read(home, before), /Geheimbank/);
    // what was no secret any more is none when it goes
    await write(home, 'assets', { path: `/items/${assetId}` });
    assert.match(await read(home, before), /Geheimfach/);
  });

  it('and a contract that has ended as well, which keeps its mark in the archive', async () => {
    const contractId = randomUUID();
    const contract = {
      kind: 'saving',
      line: 'fundPlan',
      company: 'Geheimfonds',
      premium: 100,
      frequency: 'monthly',
      personIds: [emma],
      state: 'ok',
      position: 0,
    };
    const home = await household({ contracts: { items: { [contractId]: contract } } });
    const before = await freeze(home);
    const ended = { contract: { ...contract, discussedAlone: 'covered' }, archivedOn: '2026-10-01' };
    await write(
      home,
      'contracts',
      { path: `/items/${contractId}` },
      { path: `/archived`, value: { [contractId]: { ...ended, reason: 'cancelled' } } },
    );
    assert.doesNotMatch(await read(home, before), secret);
    await write(home, 'contracts', { path: `/archived/${contractId}` });
    assert.doesNotMatch(await read(home, before), secret);
  });

  it('where the household is taken into another one, of what does not come along too', async () => {
    const [kept, dropped] = [randomUUID(), randomUUID()];
    const here = await household({
      assets: { items: { [randomUUID()]: value(paul, { name: 'Tagesgeld' }) } },
    });
    const there = await household({ assets: { items: { [kept]: value(emma), [dropped]: value(emma) } } });
    const before = await freeze(there);
    for (const id of [kept, dropped])
      await write(there, 'assets', { path: `/items/${id}/discussedAlone`, value: 'leftOut' });
    await write(there, 'assets', { path: `/items/${kept}` });
    const path = `${pathOf(here)}/administration`;
    const other = { otherId: there.householdId };
    const { body } = await petra.post<MergePreview>(`${path}/merge-preview`, other);
    const { basis, pairs } = body;
    const take = [{ section: 'assets', side: 'here' }];
    const merged = await petra.post(`${path}/merge`, { ...other, pairs, basis, take, name: there.name });
    assert.equal(merged.status, 201, JSON.stringify(merged.body));
    assert.doesNotMatch(await read(here, before), /Geheim/);
  });

  for (const mode of ['marked', 'deleted', 'moved along'] as const)
    it(`and of what is exported of a former household: ${mode}`, async () => {
      const assetId = randomUUID();
      const home = await household({ assets: { items: { [assetId]: value(emma) } } });
      const before = await freeze(home);
      await write(home, 'assets', { path: `/items/${assetId}/discussedAlone`, value: 'covered' });
      if (mode === 'deleted') await write(home, 'assets', { path: `/items/${assetId}` });
      const path = `${pathOf(home)}/administration`;
      const personIds = [mode === 'moved along' ? emma : paul];
      const { body } = await petra.post<MoveOutPreview>(`${path}/move-out-preview`, { personIds });
      const moved = await petra.post<MovedOut>(`${path}/move-out`, {
        personIds,
        basis: body.basis,
        knowsReaders: true,
      });
      assert.equal(moved.status, 201, JSON.stringify(moved.body));
      const mover = await exportOf(moved.body, personIds[0] ?? '');
      assert.match(mover, /Stand/);
      if (mode === 'moved along') assert.match(mover, /Geheimfach/);
      else assert.doesNotMatch(mover, secret);
      assert.doesNotMatch(await read(home, before), secret);
      const stayer = mode === 'moved along' ? paul : emma;
      if (stayer === emma) assert.match(await exportOf(home, emma), /Geheimfach/);
      else assert.doesNotMatch(await exportOf(home, paul), secret);
    });
});
