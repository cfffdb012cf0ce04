import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { householdId } from '../testing';
import { servicesForTests } from '../testing/servicesForTests';

const { services, clientOf } = await servicesForTests();
const petra = await clientOf('petra', '4711');

describe('an abusive query', () => {
  async function refused(query: string) {
    const { status, body } = await petra.graphql('person', query);
    assert.ok(status >= 400 || body.errors, query.slice(0, 80));
    assert.ok(!body.data);
    return { status, message: body.errors?.[0]?.message ?? '' };
  }

  it('that is too deep is refused, directly and through fragments', async () => {
    await refused(`{ searchHouseholds(query: "") { ${'nodes { '.repeat(6)} name ${'} '.repeat(6)} } }`);
    await refused(`
      { household(householdId: "x") { ...a } }
      fragment a on Household { persons { ...b } } fragment b on Person { __typename ...c }
      fragment c on Person { ...b }`);
  });

  it('that asks for the same a thousand times is refused', async () => {
    const aliases = Array.from({ length: 1000 }, (_, n) => `a${n}: __typename`);
    assert.match((await refused(`{ ${aliases.join(' ')} }`)).message, /400 tokens/);
    await refused(`{ ${aliases.slice(0, 61).join(' ')} }`);
    const fragment = 'fragment f on Household { a: name b: name c: name d: name e: name f: name g: name }';
    const uses = Array.from({ length: 9 }, (_, n) => `h${n}: household(householdId: "x") { ...f }`);
    await refused(`{ ${uses.join(' ')} } ${fragment}`);
  });

  it('that searches twice is refused, also through fragments; once is answered', async () => {
    const search = (name: string) => `${name}: searchHouseholds(query: "muster") { total }`;
    await refused(`{ ${['a', 'b'].map(search).join(' ')} }`);
    await refused(`{ ...two } fragment two on Query { ${search('a')} ... on Query { ${search('b')} } }`);
    const { status, body } = await petra.graphql(
      'person',
      `{ ...one } fragment one on Query { ${search('a')} }`,
    );
    assert.deepEqual([status, body.data], [200, { a: { total: 6 } }]);
  });

  it('that is as dear as is allowed, ten times at once, is answered, and another user before the last of them', async () => {
    const text = Array.from({ length: 50 }, (_, n) => String.fromCharCode(97 + (n % 26))).join(' ');
    const dearest = `{ searchHouseholds(query: "${text}") { total nodes { name } } }`;
    const timo = await clientOf('timo', '4711');
    const done: string[] = [];
    const asked = Array.from({ length: 10 }, async () => {
      const { status } = await petra.graphql('person', dearest);
      done.push('petra');
      return status;
    });
    const ordinary = timo
      .get(`/api/households/${householdId(1)}/sections/incomes`)
      .finally(() => done.push('timo'));
    assert.equal((await ordinary).status, 200);
    assert.deepEqual([...new Set(await Promise.all(asked))], [200]);
    assert.ok(done.indexOf('timo') < done.length - 1, done.join(' '));
  });

  it('that asks what there is to ask is refused, and wrong names are answered without better ones', async () => {
    await refused('{ __schema { types { name } } }');
    await refused('{ __type(name: "Household") { name } }');
    for (const query of [
      '{ searchHousehold(query: "") { total } }',
      '{ searchHouseholds(quer: "") { totl } }',
    ])
      assert.doesNotMatch((await refused(query)).message, /Did you mean|searchHouseholds"\?|total"/);
    const { body } = await petra.graphql(
      'person',
      'query ($order: SortOrder) { searchHouseholds(query: "", order: $order) { total } }',
      { order: 'DESK' },
    );
    assert.doesNotMatch(JSON.stringify(body.errors), /Did you mean/);
    const { body: named } = await petra.graphql('person', '{ __typename }');
    assert.deepEqual(named.data, { __typename: 'Query' });
  });

  it('that is a megabyte is refused before it is parsed', async () => {
    const { status } = await refused(`{ household(householdId: "${'x'.repeat(1_000_000)}") { name } }`);
    assert.equal(status, 413);
  });

  it('with arguments out of range is refused', async () => {
    await refused('{ searchHouseholds(query: "", first: 100000) { total } }');
    await refused(`{ searchHouseholds(query: "${'x'.repeat(101)}") { total } }`);
    await refused('{ searchHouseholds(query: "", after: "nonsense") { total } }');
  });

  it('gets no stack, no SQL and no hint of what is inside', async () => {
    await services.database.q('alter table search_term rename to search_term_away');
    const { status, body } = await petra.graphql(
      'person',
      '{ searchHouseholds(query: "muster") { total nodes { name } } }',
    );
    await services.database.q('alter table search_term_away rename to search_term');
    assert.deepEqual([status, body.errors?.[0]?.message], [500, 'Something went wrong.']);
    assert.doesNotMatch(JSON.stringify(body), /search_term|select|\.ts/);
  });
});
