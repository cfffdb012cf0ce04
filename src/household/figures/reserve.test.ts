import { euros } from '@vp-digital/core/finance';
import { criterionValues, fillingOrder, reserve } from '.';
import { emptySection, type SectionData } from '../documents';
import { sample } from '../testing/sample';
import { valueOf } from '../testing/valueOf';

const { household, date } = sample(3);

const assetsOf = (keep: (asset: SectionData['assets']['items'][string]) => boolean): SectionData => ({
  ...household,
  assets: {
    items: Object.fromEntries(Object.entries(household.assets.items).filter(([, asset]) => keep(asset))),
  },
});

describe('the reserve (F6) is unknown, and not 0 months of 0 euros,', () => {
  const unknown = { available: undefined, months: undefined, missing: undefined };

  test('while no money at hand is recorded: a car and a fund are none', () => {
    for (const without of [
      assetsOf(() => false),
      assetsOf(({ kind }) => kind === 'vehicle' || kind === 'securities'),
    ])
      expect(reserve(without)).toMatchObject({ ...unknown, waitsFor: ['assets'] });
  });

  test('while nobody knows what the household lives on, whatever its premiums are', () => {
    const without = { ...household, expenses: emptySection('expenses') };
    expect(reserve(without)).toMatchObject({ ...unknown, waitsFor: ['expenses'] });
  });

  test('and then no pot lacks anything and no criterion is graded by it', () => {
    const without = assetsOf(() => false);
    expect(criterionValues({ household: without, date }).reserve).toEqual({
      kind: 'missing',
      facts: [{ fact: 'assets' }],
    });
    const { pots, waiting } = valueOf(fillingOrder({ household: without, date }));
    expect(pots.map(({ purpose }) => purpose.kind)).not.toContain('reserve');
    expect(waiting).toContainEqual({ purpose: { kind: 'reserve' }, facts: [{ fact: 'assets' }] });
  });
});

test('money that is all set aside for something is a reserve of nothing, and known', () => {
  const earmarked = assetsOf((asset) => asset.earmarked);
  expect(reserve(earmarked)).toMatchObject({ available: 0, months: 0, waitsFor: [] });
  expect(reserve(household)).toMatchObject({ available: euros(15_700), waitsFor: [] });
});
