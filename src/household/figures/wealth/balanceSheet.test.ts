import { euros } from '@vp-digital/core/finance';
import { percent, sample } from '../../testing/sample';
import { balanceSheet } from './balanceSheet';
import { netWorth, totalOf } from './netWorth';
import { divideAmong } from './owners';

const numbers = [1, 2, 3, 4, 5, 6] as const;

describe.each(numbers)('the balance sheet of sample household %i', (number) => {
  const { household } = sample(number);
  const sheet = balanceSheet(household);

  test('has parts that add up to the whole, by liquidity, by class and by person', () => {
    const { assets, liabilities, netWorth: net } = sheet.worth;
    expect(totalOf(sheet.byLiquidity)).toBe(assets);
    expect(totalOf(sheet.byClass)).toBe(assets);
    expect(sheet.byPerson.reduce((sum, person) => sum + person.assets, 0)).toBe(assets);
    expect(sheet.byPerson.reduce((sum, person) => sum + person.liabilities, 0)).toBe(liabilities);
    expect(assets - liabilities).toBe(net);
  });

  test('is the one source of the net worth on every other page', () => {
    expect(netWorth(household)).toEqual(sheet.worth);
  });
});

test.each([
  [1, 11_650, 4_200],
  [2, 509_000, 277_800],
  [3, 75_400, 0],
  [4, 84_000, 3_400],
  [5, 524_800, 0],
  [6, 91_600, 0],
] as const)('sample household %i owns %i euros and owes %i', (number, assets, liabilities) => {
  expect(balanceSheet(sample(number).household).worth).toMatchObject({
    assets: euros(assets),
    liabilities: euros(liabilities),
  });
});

describe('the household with a house', () => {
  const { household, person } = sample(2);

  test('has most of its assets bound in it', () => {
    const { byLiquidity, worth } = balanceSheet(household);
    expect(byLiquidity.map(({ amount }) => amount)).toEqual([
      euros(12_300),
      euros(5_400),
      euros(465_000 + 14_500 + 11_800),
    ]);
    expect(percent(worth.propertyShare ?? 0)).toBe(91.4);
    expect(percent(worth.debtRatio ?? 0)).toBe(54.6);
  });

  test('belongs to its persons: half the house each, the car loan to one, the fund to the children', () => {
    expect(balanceSheet(household).byPerson).toEqual([
      { personId: person('Jonas'), assets: euros(257_700), liabilities: euros(143_800) },
      { personId: person('Aylin'), assets: euros(245_900), liabilities: euros(134_000) },
      { personId: person('Emil'), assets: euros(2_700), liabilities: 0 },
      { personId: person('Lia'), assets: euros(2_700), liabilities: 0 },
    ]);
  });

  test('without the own home has neither house nor mortgage', () => {
    expect(balanceSheet(household, 'withoutOwnHome').worth).toMatchObject({
      assets: euros(44_000),
      liabilities: euros(9_800),
    });
  });

  test('keeps its mortgage when there is a rented property it may belong to', () => {
    const rented = { ...sample(2).household };
    const [[homeId = '', home] = []] = Object.entries(rented.assets.items).filter(
      ([, { kind }]) => kind === 'ownHome',
    );
    if (!home) throw new Error('the household has a home');
    const assets = {
      items: {
        ...rented.assets.items,
        [`${homeId}`]: home,
        other: { ...home, kind: 'rentedProperty' as const },
      },
    };
    expect(balanceSheet({ ...rented, assets }, 'withoutOwnHome').worth.liabilities).toBe(euros(277_800));
  });
});

describe('a loan on a property that nobody recorded', () => {
  const { household } = sample(2);
  const items = Object.entries(household.assets.items).filter(([, { kind }]) => kind !== 'ownHome');
  const homeless = { ...household, assets: { items: Object.fromEntries(items) } };

  test('leaves no net worth and no debt ratio: the value of the property is missing', () => {
    for (const scope of ['all', 'withoutOwnHome'] as const)
      expect(balanceSheet(homeless, scope).worth).toMatchObject({
        waitsFor: 'property',
        debtRatio: undefined,
        liquidityShare: undefined,
      });
    expect(balanceSheet(household).worth.waitsFor).toBeUndefined();
  });

  test('is no matter while nothing is owed on it, and nothing owned at all is missing too', () => {
    const contracts = { items: {} };
    expect(balanceSheet({ ...homeless, contracts }).worth.waitsFor).toBeUndefined();
    expect(balanceSheet({ ...homeless, contracts, assets: { items: {} } }).worth.waitsFor).toBe('assets');
  });
});

test('owners who are not in the household stand beside its persons, so that all is somebody’s', () => {
  const { household, person } = sample(2);
  const stranger = '00000000-0000-4000-8000-0000000000ff';
  const [[id = '', home] = []] = Object.entries(household.assets.items).filter(
    ([, { kind }]) => kind === 'ownHome',
  );
  if (!home) throw new Error('the household has a home');
  const ownership = { [person('Jonas')]: 5_000, [stranger]: 5_000 };
  const items = { ...household.assets.items, [id]: { ...home, ownership } };
  const { byPerson, worth } = balanceSheet({ ...household, assets: { items } });
  expect(byPerson.at(-1)).toEqual({ personId: undefined, assets: euros(232_500), liabilities: 0 });
  expect(byPerson.reduce((sum, { assets }) => sum + assets, 0)).toBe(worth.assets);
});

test('what is earmarked is an asset all the same, and a told liquidity wins over that of the kind', () => {
  const { household } = sample(3);
  const [[id = '', asset] = []] = Object.entries(household.assets.items).filter(([, one]) => one.earmarked);
  if (!asset) throw new Error('the household sets aside money for taxes');
  const bound = {
    ...household,
    assets: { items: { ...household.assets.items, [id]: { ...asset, liquidity: 'bound' as const } } },
  };
  expect(balanceSheet(bound).worth.assets).toBe(balanceSheet(household).worth.assets);
  expect(balanceSheet(bound).byLiquidity[0]?.amount).toBe(euros(4_200 + 11_500));
});

test.each([
  [{ a: 5_000, b: 5_000 }, 101, { a: 51, b: 50 }],
  [{ a: 1, b: 1, c: 1 }, 100, { a: 33, b: 34, c: 33 }],
  [{ a: 10_000, b: 0 }, 7, { a: 7, b: 0 }],
])('the owners %j divide %i cents to the last one', (owners, amount, parts) => {
  expect(divideAmong(owners, amount)).toEqual(parts);
});
