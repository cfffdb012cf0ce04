import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  type Change,
  type SectionDocument,
  sectionDocument,
  type SectionsAnswer,
} from '@vp-digital/core/contracts';
import { maskedIn, inCommon, type SectionName } from '@vp-digital/core/household';
import { householdId } from '../testing';
import { servicesForTests } from '../testing/servicesForTests';

const { clientOf } = await servicesForTests();
const household = `/api/households/${householdId(2)}`;
const names = ['assets', 'liabilities', 'contracts', 'bankAccounts'] as const;
const together = `${household}/sections?names=${names.join()}`;
const id = (number: number) => `77777777-0000-4000-8000-00000000000${number}`;
const secret = /Geheim|7654321/;

const petra = await clientOf('petra', '4711');
const read = async (section: SectionName) =>
  (await petra.get<SectionDocument>(`${household}/sections/${section}`)).body;
const put = async (section: SectionName, entries: Record<string, NonNullable<Change['value']>>) => {
  const changes = Object.entries(entries).map(([key, value]) => ({ path: `/items/${key}`, value }));
  const { status } = await petra.patchSection(2, section, (await read(section)).version, changes);
  assert.equal(status, 200, section);
};

const [one = ''] = Object.entries((await read('persons')).data.items)
  .filter(([, person]) => (person as { role: string }).role !== 'child')
  .map(([key]) => key);
const whole = { [one]: 10_000 };
await put('bankAccounts', { [id(1)]: { personIds: [one], institution: 'Geheimbank', position: 90 } });
const asset = { name: 'Geheimfach', value: 765_432_100, asOf: '2026-09-01', ownership: whole };
const accounted = { ...asset, earmarked: false, position: 90, accountId: id(1) };
const contract = { company: 'Geheime Leben', premium: 765_432_1, frequency: 'monthly', personIds: [one] };
await put('assets', {
  [id(2)]: { ...accounted, kind: 'callMoney', discussedAlone: 'leftOut' },
  [id(3)]: { ...asset, earmarked: true, position: 91, kind: 'securities', discussedAlone: 'covered' },
});
await put('liabilities', {
  [id(4)]: {
    kind: 'private',
    name: 'Geheimkredit',
    amount: 765_432_1,
    asOf: '2026-09-01',
    ownership: whole,
    position: 90,
    discussedAlone: 'covered',
  },
});
await put('contracts', {
  [id(5)]: { ...contract, kind: 'saving', line: 'riester', position: 90, discussedAlone: 'covered' },
  [id(6)]: { ...contract, kind: 'loan', line: 'car', position: 91, discussedAlone: 'covered' },
  [id(7)]: { ...contract, kind: 'insurance', line: 'termLife', position: 92, discussedAlone: 'covered' },
  [id(8)]: { ...contract, kind: 'insurance', line: 'funeral', position: 93, discussedAlone: 'leftOut' },
});
const before = (await petra.get<SectionsAnswer>(together)).body;

const device = await clientOf('petra', '4711');
const lock = { purpose: 'customerView', householdId: householdId(2), pin: '271828' };
assert.equal((await device.post('/api/user-account/device-lock', lock)).status, 201);

describe('what one person discusses alone', () => {
  it('does not reach a device in a customer’s hands: what is covered comes with its kind and nothing else', async () => {
    assert.match(JSON.stringify(before.documents), secret);
    const answer = await device.get<SectionsAnswer>(together);
    assert.deepEqual(answer.body.problems, {});
    assert.doesNotMatch(JSON.stringify(answer.body), secret);
    for (const section of names) {
      const single = (await device.get(`${household}/sections/${section}`)).body;
      assert.deepEqual(single, answer.body.documents[section]);
      sectionDocument(section).parse(single); // every page reads it as any other one
    }
    const { assets, bankAccounts, contracts, liabilities } = answer.body.documents;
    const sent = [assets, bankAccounts, contracts, liabilities].flatMap((document) =>
      Object.keys(document?.data.items ?? {}),
    );
    for (const leftOut of [1, 2, 8]) assert.ok(!sent.includes(id(leftOut)), `${leftOut}`);
    const visible = JSON.stringify(
      [id(3), id(4), id(5), id(6), id(7)].map((key) => entryOf(answer.body, key)),
    );
    for (const word of [one, 'riester', 'termLife', '2026-09-01']) assert.ok(!visible.includes(word), word);
  });

  it('is told there as it is told everywhere', async () => {
    const { documents } = (await device.get<SectionsAnswer>(together)).body;
    const commonOf = (of: SectionsAnswer['documents']) =>
      inCommon(Object.fromEntries(names.map((name) => [name, of[name]?.data ?? { items: {} }])));
    const [here, there] = [commonOf(before.documents), commonOf(documents)];
    assert.deepEqual(there, here);
    for (const name of ['assets', 'liabilities', 'contracts'] as const)
      assert.deepEqual([...maskedIn(there[name] ?? {})].sort(), [...maskedIn(here[name] ?? {})].sort());
  });

  it('comes anew to a device that held it before, and is not lost by what it did not get', async () => {
    const held = names.map((name) => `${name}:${before.marks[name]}`).join();
    const again = await device.get<SectionsAnswer>(`${household}/sections?names=${held}`);
    assert.deepEqual(again.body.unchanged, {});
    assert.doesNotMatch(JSON.stringify(again.body), secret);
    const now = await device.get<SectionsAnswer>(
      `${household}/sections?names=${names.map((name) => `${name}:${again.body.marks[name]}`).join()}`,
    );
    assert.deepEqual(Object.keys(now.body.unchanged).sort(), [...names].sort());
    for (const section of names) {
      const { version, data } = await read(section);
      const written = await device.patchSection(2, section, version, [{ path: '/items', value: {} }]);
      assert.equal(written.status, 423);
      assert.deepEqual((await read(section)).data, data);
    }
  });

  it('takes its account along as soon as it is marked, though the account itself was not changed', async () => {
    await put('assets', { [id(2)]: { ...accounted, kind: 'callMoney' } });
    const account = async (mark?: string) =>
      (
        await device.get<SectionsAnswer>(
          `${household}/sections?names=bankAccounts${mark === undefined ? '' : `:${mark}`}`,
        )
      ).body;
    const shown = await account();
    assert.match(JSON.stringify(shown), /Geheimbank/);
    await put('assets', { [id(2)]: { ...accounted, kind: 'callMoney', discussedAlone: 'leftOut' } });
    const since = await account(shown.marks['bankAccounts']);
    assert.deepEqual(since.unchanged, {});
    assert.doesNotMatch(JSON.stringify(since), secret);
  });
});

const entryOf = ({ documents }: SectionsAnswer, key: string): object | undefined =>
  Object.values(documents)
    .map(({ data }) => (data.items as Record<string, object>)[key])
    .find((entry) => entry !== undefined);
