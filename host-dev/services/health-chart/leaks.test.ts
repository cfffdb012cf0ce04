import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { HealthChartDocument, SectionDocument } from '@vp-digital/core/contracts';
import { householdId } from '../testing';
import { servicesForTests } from '../testing/servicesForTests';

/** Words that nobody else writes: what is told, and what a treatment is. */
const planted = ['Leckwortknie', 'Leckwortpille'];

const { services, clientOf } = await servicesForTests();
const petra = await clientOf('petra', '4711');
const household = `/api/households/${householdId(2)}`;
const persons = (await petra.get<SectionDocument<'persons'>>(`${household}/sections/persons`)).body.data
  .items;
const idOf = (name: string) =>
  Object.entries(persons).find(([, { firstName }]) => firstName === name)?.[0] ?? '';
const [jonas, aylin] = [idOf('Jonas'), idOf('Aylin')];
const path = `${household}/persons/${jonas}/health-chart`;

const says = (text: string) =>
  planted.some((word) => text.includes(word) || text.includes(Buffer.from(word).toString('hex')));

/** The tables in which a planted word can be read. */
async function leakyTables(): Promise<string[]> {
  const tables = await services.database.q<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = current_schema() and table_type = 'BASE TABLE'`,
  );
  assert.ok(tables.length > 30, 'all tables are looked at');
  const leaky: string[] = [];
  for (const { name } of tables) {
    const rows = await services.database.q<{ text: string }>(`select t::text as text from "${name}" t`);
    if (rows.some(({ text }) => says(text))) leaky.push(name);
  }
  return leaky;
}

/** The files in which a planted word can be read: of the embedded database, and of the keys. */
function leakyFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => {
    const file = join(folder, name);
    return statSync(file).isFile() && says(readFileSync(file, 'latin1'));
  });
}

describe('health answers that were given', () => {
  it('can be read nowhere but in the chart, its copy and the own information of the person', async () => {
    await petra.post(`${household}/consents`, {
      action: 'given',
      personId: jonas,
      givenBy: jonas,
      topics: [{ topic: 'healthData', textVersion: '2025-07' }],
      proof: { form: 'click', name: 'Jonas Musterhaus' },
    });
    const { body } = await petra.get<HealthChartDocument>(path);
    const saved = await petra.put(
      path,
      {
        heightCm: 181,
        answers: {
          spine: { answer: 'yes', details: planted[0] },
          medication: { answer: 'yes', details: planted[1] },
        },
      },
      body.version,
    );
    assert.equal(saved.status, 200);
    const answers = async (address: string) => JSON.stringify((await petra.get(address)).body);
    assert.ok(says(await answers(path)), 'the chart says it');
    assert.ok(says(await answers(`${household}/persons/${jonas}/export`)), 'Art. 15 GDPR says it');
    assert.ok(says(JSON.stringify((await petra.post(`${path}/copy`, {})).body)), 'the copy says it');

    const frozen = await petra.post<{ snapshotId: string }>(`${household}/snapshots`, {
      label: 'Nach der Gesundheit',
      occasion: 'manual',
    });
    for (const address of [
      `${household}/export`,
      `${household}/persons/${aylin}/export`,
      `${household}/snapshots/${frozen.body.snapshotId}`,
      `${household}/snapshots`,
      `${household}/consents`,
      `${household}/consents/${jonas}`,
      `${household}/administration`,
      `${household}/administration/audit`,
      `${household}/files`,
      `${household}/sections?names=persons,healthPlans,healthWishes,recap`,
      '/metrics',
    ])
      assert.ok(!says(await textOf(address)), address);
    const search = '{ searchHouseholds(query: "Leckwortknie") { total nodes { name } } }';
    assert.ok(!says(JSON.stringify((await petra.graphql('person', search)).body)));
    const theirs = await textOf(`${household}/persons/${aylin}/export`);
    assert.ok(!theirs.includes('health.'), 'that there is a chart is nobody else’s information');
    assert.deepEqual(await leakyTables(), []);
    assert.deepEqual(leakyFiles(services.keysFolder), []);
    if (process.env.DATABASE_URL === undefined)
      assert.deepEqual(leakyFiles(services.keysFolder.replace(/-keys$/, '')), []);
  });

  it('can be read nowhere at all once they are removed', async () => {
    assert.equal((await petra.post(`${path}/removal`, { copy: 'handedOver' })).status, 200);
    assert.ok(!says(await textOf(path)));
    assert.ok(!says(await textOf(`${household}/persons/${jonas}/export`)));
    assert.deepEqual(await leakyTables(), []);
  });

  it('are not in what a refusal says', async () => {
    const refused = await petra.put(
      path,
      { answers: { [planted[0] ?? '']: { answer: 'yes' }, skin: { answer: planted[1] } } },
      99,
    );
    assert.equal(refused.status, 422);
    assert.deepEqual(await leakyTables(), []);
  });
});

/** Whatever is answered, as text. */
async function textOf(address: string): Promise<string> {
  const { body } = await petra.get(address).catch(() => ({ body: '' }));
  return JSON.stringify(body);
}
