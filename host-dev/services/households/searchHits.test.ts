import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { HouseholdSummary } from '@vp-digital/core/contracts';
import type { Caller } from '../authorization';
import type { Query } from '../database';
import { generateHousehold, loadGenerated } from '../seed';
import { testClock } from '../testing';
import { fillSortValues } from '../testing/fillSortValues';
import { explaining, large, type Scan, searchesOf } from '../testing/searchPlans';
import { servicesForTests } from '../testing/servicesForTests';
import { countHouseholds, listHouseholds, type PageRequest, type Position } from './listHouseholds';
import type { HouseholdFilter } from './searchHits';

const { services } = await servicesForTests();

const households = 2_000;
const contract = '4712';
const today = '2026-10-01';
const caller = { userId: 'nora', contract } as Caller; // no more is read of it

describe('hits of a search', () => {
  const { q } = services.database;
  const searches = [
    ...new Set(
      [11, 1_333].flatMap((number) =>
        searchesOf(generateHousehold(1, number), generateHousehold(1, number * 7 + 5)),
      ),
    ),
  ];
  const lookups = (scans: readonly Scan[]) => scans.reduce((sum, scan) => sum + scan.lookups, 0);
  async function search(query: string, scans: Scan[]) {
    const explained = explaining(q, scans);
    const filter = { caller, query, today };
    const lists = [false, true].map((descending) =>
      listHouseholds(explained, filter, { first: 20, after: undefined, descending }),
    );
    const pages = await Promise.all(lists);
    return {
      ids: pages.map(({ nodes }) => nodes.map(({ householdId }) => householdId)),
      total: await countHouseholds(explained, filter),
    };
  }
  const searchAll = (scans: Scan[]) => Promise.all(searches.map((query) => search(query, scans)));

  before(() => loadGenerated(services.database, { households, seed: 1, contract, now: testClock() }));

  it('are read from ranges of indexes, whatever is typed', async () => {
    for (const query of searches) {
      const scans: Scan[] = [];
      await search(query, scans);
      assert.ok(scans.length > 0);
      const whole = scans.filter(({ relation, isWhole }) => isWhole && large.has(relation));
      assert.deepEqual(whole, [], query);
    }
  });

  it('of a day and a month are read from one range for each century', async () => {
    const born = Object.values(generateHousehold(1, 11).persons)[0]?.birthDate ?? '';
    const [, month, day] = born.split('-');
    for (const [typed, ranges] of [
      [`${day}.${month}.`, 2],
      [`${day}.${month}.19`, 2],
      [`${day}.${month}.1`, 1],
    ] as const) {
      const scans: Scan[] = [];
      const { total } = await search(typed, scans);
      assert.ok(total > 0, typed);
      const lists = 3; // both orders, and the count
      const read = scans.filter(({ relation }) => relation === 'search_term');
      assert.ok(read.length > 0 && read.length <= ranges * lists, `${typed}: ${read.length}`);
      const [all] = await q<{ count: number }>(
        'select count(distinct household_id) as count from search_term where contract = $1 and term like $2',
        [contract, `#____-${month}-${day}`],
      );
      if (typed.endsWith('.')) assert.equal(total, all?.count);
    }
  });

  it('are the same without the hints of their rows, which only spare looking up what is none', async () => {
    const hinted: Scan[] = [];
    const expected = await searchAll(hinted);
    assert.ok(expected.some(({ total }) => total > 100) && expected.some(({ total }) => total === 0));
    for (const table of ['search_term', 'search_beginning'])
      await q(`update ${table} set hint_low = -1, hint_high = -1 where contract = $1`, [contract]);
    await q('vacuum analyze');
    const unhinted: Scan[] = [];
    assert.deepEqual(await searchAll(unhinted), expected);
    const [few, many] = [lookups(hinted), lookups(unhinted)];
    assert.ok(few * 2 < many, `${few} of ${many}`);
  });

  describe('by another value than the name', () => {
    const begun = Object.values(generateHousehold(1, 11).persons)[0]?.lastName.slice(0, 1) ?? '';
    const filters: HouseholdFilter[] = [
      { caller, query: '', today, uninformedOn: today }, // more than are counted
      { caller, query: begun, today, appointmentWithinDays: 60 },
    ];
    const keys = ['lastAppointment', 'nextAppointment', 'completeness'] as const;
    const orders = keys.flatMap((by) => [false, true].map((descending) => ({ by, descending })));
    const read = async (of: Query, filter: HouseholdFilter, page: Omit<PageRequest, 'after'>) => {
      const found: HouseholdSummary[] = [];
      let after: Position | undefined;
      do {
        const { nodes, end } = await listHouseholds(of, filter, { ...page, after });
        found.push(...nodes);
        after = end;
      } while (after);
      return found;
    };

    before(() => fillSortValues(q, contract));

    it('are all of them, once each, and those without it last', async () => {
      for (const filter of filters) {
        const named = await read(q, filter, { first: 2_500, descending: false });
        assert.ok(named.length > 0);
        for (const order of orders) {
          const nodes = await read(q, filter, { first: 700, ...order });
          const ids = nodes.map(({ householdId }) => householdId);
          assert.deepEqual(ids.toSorted(), named.map(({ householdId }) => householdId).toSorted());
          const values = nodes.flatMap((node) => node[order.by] ?? []);
          assert.ok(nodes.slice(values.length).every((node) => node[order.by] == null));
          const way = order.descending ? -1 : 1;
          assert.ok(values.every((value, at) => at === 0 || compare(values[at - 1], value) * way <= 0));
        }
      }
    });

    it('are read from ranges of indexes', async () => {
      for (const filter of filters)
        for (const order of orders) {
          const scans: Scan[] = [];
          await listHouseholds(explaining(q, scans), filter, { first: 20, after: undefined, ...order });
          const whole = scans.filter(({ relation, isWhole }) => isWhole && large.has(relation));
          assert.deepEqual(whole, [], JSON.stringify([filter.query, order]));
        }
    });
  });
});

const compare = (one: string | number | undefined, other: string | number) =>
  one === undefined || one < other ? -1 : Number(one > other);
