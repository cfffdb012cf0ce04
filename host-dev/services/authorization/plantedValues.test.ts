import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { type SectionDocument, searchHouseholdsQuery } from '@vp-digital/core/contracts';
import { type SectionName, sectionNames } from '@vp-digital/core/household';
import { permissions } from '@vp-digital/core/reference';
import { openDatabase } from '../database';
import {
  areaToken,
  type Client,
  createClient,
  householdId,
  startServiceProcess,
  temporaryPlace,
} from '../testing';

/** Each of them is nowhere else in the world. Who has consented to health data is in household 1. */
const household = householdId(1);
const bank = {
  taxId: '86095742719',
  pensionInsuranceNumber: '65170839J008',
  iban: 'DE02120300000000202051',
};
const numbers = Object.values(bank);
/** What tells of a belief or of health has values that stand everywhere: its name would say what they are of. */
const names = ['churchTax', 'disabilityDegree', 'smoker'];

describe('bank and tax numbers, church tax and health, planted', () => {
  let place: Awaited<ReturnType<typeof temporaryPlace>>;
  let services: Awaited<ReturnType<typeof startServiceProcess>>;
  let person = '';
  before(async () => {
    place = await temporaryPlace();
    services = await startServiceProcess(place.location, { VP_LOG: 'info' });
  });
  after(async () => {
    await services.end('SIGKILL');
    await place.remove();
  });

  const clientOf = async (user: string, contract: string) =>
    createClient(services.url, await areaToken(services.url, user, contract));
  const path = (section: SectionName) => `/api/households/${household}/sections/${section}`;

  async function plant(client: Client): Promise<void> {
    const write = async (
      section: SectionName,
      changes: { path: string; value: string | number | boolean | object }[],
    ) => {
      const { version } = (await client.get<SectionDocument>(path(section))).body;
      const { status } = await client.patchSection(1, section, version, changes as never);
      assert.equal(status, 200, section);
    };
    const { data } = (await client.get<SectionDocument<'persons'>>(path('persons'))).body;
    person = Object.keys(data.items)[0] ?? '';
    const entry = `/items/${person}`;
    await write('taxProfiles', [
      { path: `${entry}/taxId`, value: bank.taxId },
      { path: `${entry}/pensionInsuranceNumber`, value: bank.pensionInsuranceNumber },
      { path: `${entry}/churchTax`, value: true },
      { path: `${entry}/disabilityDegree`, value: 70 },
    ]);
    await write('bankAccounts', [
      {
        path: `/items/${randomUUID()}`,
        value: { position: 9, personIds: [person], holder: 'N', iban: bank.iban },
      },
    ]);
    await write('persons', [{ path: `${entry}/smoker`, value: true }]);
  }

  it('are shown to who may see them, and to nobody else, whatever is asked', async () => {
    const petra = await clientOf('petra', '4711');
    await plant(petra);
    const all = async (client: Client) =>
      JSON.stringify(
        await Promise.all([
          ...sectionNames.map((section) => client.get(path(section))),
          client.get(`/api/households/${household}/sections?names=${sectionNames.join(',')}`),
          client.get(`/api/households/${household}/export`),
          ...numbers.map((query) => client.graphql('person', searchHouseholdsQuery, { query })),
          client.get(`/api/households/${household}/administration/audit`),
        ]),
      );
    const seen = await all(petra);
    for (const secret of [...numbers, ...names]) assert.ok(seen.includes(secret), secret);

    // refused, conflicting and broken writes say nothing either
    const answers = [
      await petra.patchSection(1, 'taxProfiles', 0, [
        { path: `/items/${person}/taxId`, value: `${bank.taxId}0` },
      ]),
      await petra.patchSection(1, 'bankAccounts', 0, [
        { path: '/items', value: { [bank.iban]: bank } },
      ] as never),
    ];
    assert.deepEqual(
      answers.map(({ status }) => status >= 400),
      [true, true],
    );

    await services.end('SIGTERM');
    const { q, close } = await openDatabase(place.location);
    await q('update advisor_user set permissions = permissions - $1 - $2 where user_id = $3', [
      permissions.documentUpload,
      permissions.sectionReport,
      'petra',
    ]);
    await close();
    const log = services.output();
    services = await startServiceProcess(place.location, { VP_LOG: 'info' });
    const without = await all(await clientOf('petra', '4711'));
    for (const secret of [...numbers, 'disabilityDegree', 'smoker'])
      assert.ok(!without.includes(secret), secret);
    assert.match(log, /"route":"\/api\/households\/:householdId\/sections\/:section","status":200/);
    assert.match(log, /"status":4\d\d/);
    for (const secret of [...numbers, ...names]) assert.ok(!log.includes(secret), `the log: ${secret}`);
  });

  it('stand in the documents and nowhere else in the database: neither in the search, nor in what is noted', async () => {
    await services.end('SIGTERM');
    const { q, close } = await openDatabase(place.location);
    const tables = await q<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'",
    );
    const found: string[] = [];
    for (const { name } of tables)
      for (const secret of [...numbers, ...names]) {
        const [row] = await q<{ count: number }>(
          `select count(*)::int as count from "${name}" t where lower(t::text) like $1`,
          [`%${secret.toLowerCase()}%`],
        );
        if (row && row.count > 0) found.push(`${name}: ${secret}`);
      }
    await close();
    assert.ok(tables.length > 20);
    assert.deepEqual([...new Set(found.map((place) => place.split(':')[0]))].sort(), ['section']);
    for (const secret of numbers)
      assert.deepEqual(
        found.filter((place) => place.endsWith(secret)),
        [`section: ${secret}`],
      );
  });
});
