import fc from 'fast-check';
import * as z from 'zod/mini';
import {
  isComputable,
  readDocument,
  readStored,
  rulesOf,
  sectionNames,
  sectionSchemas,
  wholeDocument,
} from '.';
import { documentsOf, sampleHouseholds } from '../samples';
import { codedPlaces, newerCode } from '../testing/codes';
import { anyHousehold } from '../testing/householdArbitrary';
import { valueAt, withValueAt } from './places';

const known = sampleHouseholds.map(documentsOf);
const newer = newerCode;

const documents = sectionNames.flatMap((section) =>
  known.map((sections) => ({ section, data: sections[section] })),
);
const coded = codedPlaces();

describe('a document that a newer release has written', () => {
  test('there are codes of every kind to try', () => {
    expect(coded.length).toBeGreaterThan(20);
  });

  test.each(coded)(
    '$section$path: a code that is not known is told, never taken for another',
    ({ section, path, data }) => {
      const stored = withValueAt(data, path, newer);
      const read = readStored(section, stored);
      expect(wholeDocument(read)).toEqual(stored);
      expect(valueAt(read.data, path)).toBeUndefined();
      expect(isComputable(read.beyond)).toBe(path.endsWith('/source'));
      expect(z.safeParse(sectionSchemas[section], read.data).success).toBe(true);
    },
  );

  test('a further field of any entry, and a further list, stay beside what is known', () => {
    for (const { section, data } of documents) {
      const paths = Object.keys(data.items).map((id) => `/items/${id}/${newer}`);
      const stored = [...paths, `/${newer}`].reduce<unknown>(
        (document, path) => withValueAt(document, path, { nested: [1] }),
        data,
      );
      const read = readStored(section, stored);
      expect(read.data).toEqual(data);
      expect(read.beyond.map(({ kind, path }) => [kind, path]).toSorted()).toEqual(
        [...paths, `/${newer}`].map((path) => ['field', path]).toSorted(),
      );
      expect(wholeDocument(read)).toEqual(stored);
      expect(isComputable(read.beyond)).toBe(true);
    }
  });

  test('an entry of a kind that is not known is left out as a whole, whatever else is new in it', () => {
    const contracts = known.map((sections) => sections.contracts).find(({ items }) => Object.keys(items)[0]);
    const [id = ''] = Object.keys(contracts?.items ?? {});
    const entry = { kind: newer, line: newer, state: newer, more: { of: 'it' } };
    const stored = withValueAt(contracts, `/items/${id}`, entry);
    const read = readStored('contracts', stored);
    expect(read.beyond).toEqual([{ kind: 'entry', path: `/items/${id}`, value: entry }]);
    expect(wholeDocument(read)).toEqual(stored);
  });

  test.each([
    ['assets', 'kind'],
    ['liabilities', 'kind'],
    ['incomes', 'kind'],
    ['expenses', 'category'],
    ['goals', 'category'],
    ['employments', 'status'],
    ['persons', 'role'],
  ] as const)(
    'an entry of %s whose %s is not known may lack all that the known ones have',
    (section, field) => {
      const [first] = known.map((sections) => sections[section]);
      const id = '00000000-0000-4000-8000-000000000001';
      const entry = { [field]: newer, position: 'last' };
      const read = readStored(section, withValueAt(first, `/items/${id}`, entry));
      expect(read.beyond).toEqual([{ kind: 'entry', path: `/items/${id}`, value: entry }]);
      expect(read.data).toEqual(first);
    },
  );

  test('beside a code that an entry can do without, what is wrong in it is wrong', () => {
    const assets = known.map((sections) => sections.assets).find(({ items }) => Object.keys(items)[0]);
    const [[id = '', entry] = []] = Object.entries(assets?.items ?? {});
    const { value: _, ...lacking } = { ...entry, liquidity: newer };
    const read = readDocument('assets', withValueAt(assets, `/items/${id}`, lacking));
    expect('issues' in read && read.issues[0]?.path).toEqual(['items', id, 'value']);
  });

  test('what a default would say instead is not said', () => {
    const contracts = known.map((sections) => sections.contracts).find(({ items }) => Object.keys(items)[0]);
    const [id = ''] = Object.keys(contracts?.items ?? {});
    const read = readStored('contracts', withValueAt(contracts, `/items/${id}/state`, newer));
    expect(read.data.items[id]).toBeUndefined();
    expect(read.beyond).toMatchObject([{ kind: 'entry', path: `/items/${id}` }]);
  });
});

test('what is wrong otherwise is told as the schema tells it', () => {
  const [incomes] = known.map((sections) => sections.incomes);
  const [id = ''] = Object.keys(incomes?.items ?? {});
  for (const [field, value] of [
    ['net', 'much'],
    ['net', -1],
    ['kind', 3],
    ['paymentsPerYear', 99],
  ] as const) {
    const read = readDocument('incomes', withValueAt(incomes, `/items/${id}/${field}`, value));
    expect('issues' in read && read.issues[0]?.path).toEqual(['items', id, field]);
  }
});

test('a document of today has nothing beyond, and what is migrated once stays as it is', () =>
  fc.assert(
    fc.property(anyHousehold, (household) => {
      for (const section of sectionNames) {
        const read = readStored(section, household[section]);
        expect(read.beyond).toEqual([]);
        if (!rulesOf(section).migrate) expect(read.data).toEqual(household[section]);
        expect(readStored(section, read.data)).toEqual(read);
      }
    }),
  ));

describe('documents of older releases', () => {
  test('an estimated net of before November 2026 goes, one that was typed stays', () => {
    const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
    const salary = { position: 0, personId: id(9), kind: 'salary', gross: 515_000, net: 323_500 };
    const rest = { paymentsPerYear: 12, specialPayments: {} };
    const { data } = readStored('incomes', {
      items: {
        [id(1)]: { ...salary, ...rest, netFrom: 'estimate' },
        [id(2)]: { ...salary, ...rest, netFrom: 'payslip' },
        [id(3)]: salary,
      },
    });
    expect(Object.values(data.items).map(({ net }) => net)).toEqual([undefined, 323_500, 323_500]);
    expect(data.items[id(1)]).toMatchObject({ gross: 515_000, netFrom: 'estimate' });
  });
});
