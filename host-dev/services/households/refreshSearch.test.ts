import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { addHousehold } from '../testing';
import { servicesForTests } from '../testing/servicesForTests';
import { addBirthTerms } from './addBirthTerms';
import { refreshSearch } from './refreshSearch';

const { services } = await servicesForTests();

describe('what households are found by', () => {
  const read = async (columns: string) => [
    ...(await services.database.q(
      `select term, ${columns} from search_term order by contract, term, household_id`,
    )),
    ...(await services.database.q(
      `select beginning, ${columns} from search_beginning order by contract, beginning, household_id`,
    )),
  ];
  const rows = () => read('contract, sort_name, household_id');

  it('stands with the hints of its household, for households of before as for those that are saved', async () => {
    const { q, tx } = services.database;
    const hinted = () => read('contract, sort_name, household_id, hint_low::text, hint_high::text');
    const expected = await hinted();
    assert.ok(expected.length > 100);
    for (const table of ['search_term', 'search_beginning'])
      await q(`update ${table} set hint_low = -1, hint_high = -1`);
    const migration = new URL('../database/migrations/0098-search-hints.sql', import.meta.url);
    const statements = readFileSync(migration, 'utf8').split(/;\s*$/m);
    await tx(async (query) => {
      for (const statement of statements) if (statement.trim() !== '') await query(statement);
    });
    assert.deepEqual(await hinted(), expected);
  });

  it('is the same for households of before as for those that are saved', async () => {
    const { q, tx } = services.database;
    const numbers = ['WG-2019/4711', 'wg 2019 4711', '12', 'R-77', '', undefined];
    const contract = {
      kind: 'loan',
      line: 'car',
      company: 'Muster Bank',
      premium: 100,
      frequency: 'monthly',
      state: 'ok',
    };
    const entries = numbers.map((number) => [
      crypto.randomUUID(),
      { ...contract, ...(number !== undefined && { number }) },
    ]);
    const ended = {
      contract: { ...contract, number: 'B 86 150' },
      archivedOn: '2026-09-30',
      reason: 'paidOff',
    };
    const contracts = { items: Object.fromEntries(entries), archived: { [crypto.randomUUID()]: ended } };
    const { householdId } = await addHousehold(services.database, {
      number: 19,
      contract: '4711',
      sections: { contracts },
    });
    const expected = await rows();
    await q('update section set data = $2 where household_id = $1 and section = $3', [
      householdId,
      { items: {} },
      'contracts',
    ]);
    await tx((query) => refreshSearch(query, householdId));
    const without = await rows();
    assert.equal(expected.length - without.length, 7);
    await q('update section set data = $2 where household_id = $1 and section = $3', [
      householdId,
      contracts,
      'contracts',
    ]);
    const migration = new URL('../database/migrations/0019-search-by-contract-number.sql', import.meta.url);
    await q(readFileSync(migration, 'utf8').replace(/;\s*$/, ''));
    assert.deepEqual(await rows(), expected);
  });

  it('is the place too, for households of before as for those that are saved', async () => {
    const { q, tx } = services.database;
    const addresses = (city: string | undefined) => ({
      items: {
        [crypto.randomUUID()]: { personIds: [], main: true, street: 'Musterweg 1', ...(city && { city }) },
      },
    });
    const { householdId } = await addHousehold(services.database, {
      number: 20,
      contract: '4711',
      sections: { addresses: addresses('St. Märgen-Süd am Gäßle') },
    });
    const expected = await rows();
    const [{ data } = { data: {} }] = await q<{ data: object }>(
      "select data from section where household_id = $1 and section = 'addresses'",
      [householdId],
    );
    const write = (next: object) =>
      q("update section set data = $2 where household_id = $1 and section = 'addresses'", [
        householdId,
        next,
      ]);
    await write(addresses(undefined));
    await tx((query) => refreshSearch(query, householdId));
    assert.ok(expected.length > (await rows()).length);
    await write(data);
    const migration = new URL('../database/migrations/0040-search-by-place.sql', import.meta.url);
    await q(readFileSync(migration, 'utf8').replace(/;\s*$/, ''));
    assert.deepEqual(await rows(), expected);
  });

  it('is telephones too, and that a contract waits to be looked at, for households of before as for those that are saved', async () => {
    const { q, tx } = services.database;
    const contact = { mobilePhone: '+491713920001', workPhone: '+4315550001', email: 'x@example.org' };
    const contract = {
      kind: 'loan',
      line: 'car',
      company: 'Muster Bank',
      premium: 100,
      frequency: 'monthly',
    };
    const sections = {
      contacts: { items: { [crypto.randomUUID()]: contact } },
      contracts: { items: { [crypto.randomUUID()]: contract } },
    };
    const { householdId } = await addHousehold(services.database, { number: 21, contract: '4711', sections });
    const expected = await rows();
    const write = (section: string, data: object) =>
      q('update section set data = $2 where household_id = $1 and section = $3', [
        householdId,
        data,
        section,
      ]);
    for (const section of Object.keys(sections)) await write(section, { items: {} });
    await tx((query) => refreshSearch(query, householdId));
    assert.equal(expected.length - (await rows()).length, 6, 'five numbers and a mark');
    for (const [section, data] of Object.entries(sections)) await write(section, data);
    const migration = new URL('../database/migrations/0096-search-by-telephone.sql', import.meta.url);
    await q(readFileSync(migration, 'utf8').replace(/;\s*$/, ''));
    assert.deepEqual(await rows(), expected);
  });

  it('asks nobody who has died to be told of data protection', async () => {
    const { q, tx } = services.database;
    const { householdId } = await addHousehold(services.database, { number: 22, contract: '4711' });
    const uninformed = async () => {
      await tx((query) => refreshSearch(query, householdId));
      const [household] = await q<{ since: string | null }>(
        'select oldest_uninformed::text as since from household where household_id = $1',
        [householdId],
      );
      return household?.since;
    };
    const [{ data } = { data: { items: {} } }] = await q<{ data: { items: Record<string, object> } }>(
      "select data from section where household_id = $1 and section = 'persons'",
      [householdId],
    );
    assert.notEqual(await uninformed(), null);
    const items = Object.fromEntries(
      Object.entries(data.items).map(([id, person]) => [id, { ...person, deceasedOn: '2026-05-04' }]),
    );
    await q("update section set data = $2 where household_id = $1 and section = 'persons'", [
      householdId,
      { ...data, items },
    ]);
    assert.equal(await uninformed(), null);
  });

  it('is the birth dates too, for households of before as for those that are saved', async () => {
    const { q } = services.database;
    const expected = await rows();
    await q("delete from search_term where term like '#%'");
    assert.ok(expected.length > (await rows()).length);
    for (const name of ['0085-search-by-birth-date', '0118-search-by-day-and-month']) {
      const migration = new URL(`../database/migrations/${name}.sql`, import.meta.url);
      await q(readFileSync(migration, 'utf8').replace(/;\s*$/, ''));
    }
    assert.deepEqual(await rows(), expected);
  });

  it('has the birth dates again, whatever a release that does not know them has written', async () => {
    const { q } = services.database;
    const expected = await rows();
    await q("delete from search_term where term like '#%'");
    await addBirthTerms(services.database);
    assert.deepEqual(await rows(), expected);
  });
});
