import { euros } from '@vp-digital/core/finance';
import { emptySection, type Home, type SectionData } from '../../documents';
import { sample } from '../../testing/sample';
import { valueOf } from '../../testing/valueOf';
import { housingCosts, housingShare } from './housingCosts';

const { household } = sample(1);
const unknown = { kind: 'missing', facts: [{ fact: 'housing' }] };

const livesIn = (home: Omit<Home, 'position'>, of: SectionData = household): SectionData => ({
  ...of,
  housing: { items: { [crypto.randomUUID()]: { position: 0, ...home } } },
});

test('a tenant pays rent and ancillary costs: 690 of 2.250', () => {
  const { costs, net, share, isHigh } = valueOf(housingShare(household));
  expect([costs, net]).toEqual([euros(690), euros(2_250)]);
  expect(share).toBeCloseTo(0.3067, 4);
  expect(isHigh).toBe(false);
});

test('an owner pays rates in place of rent, and a rent that was told before counts no more', () => {
  const { household: owners } = sample(2);
  expect(valueOf(housingCosts(owners))).toMatchObject({
    coldRent: 0,
    loanRates: euros(1_260),
    total: euros(1_570),
  });
  const moved = livesIn({ kind: 'owned', coldRent: euros(900), ownersFee: euros(200) }, owners);
  expect(valueOf(housingCosts(moved)).total).toBe(euros(1_460));
});

test('heating counts where it is paid apart, and more than a third of the net is much', () => {
  const home = { kind: 'rented', coldRent: euros(600), ancillaryCosts: euros(150) } as const;
  expect(valueOf(housingShare(livesIn({ ...home, heatingCosts: euros(50) })))).toMatchObject({
    costs: euros(800),
    isHigh: true,
  });
});

test.each<[string, Omit<Home, 'position'>]>([
  ['the rent', { kind: 'rented', ancillaryCosts: euros(150) }],
  ['the ancillary costs of a rent', { kind: 'sharedFlat', coldRent: euros(400) }],
  ['what an owner pays beside the rates', { kind: 'owned' }],
])('without %s it is not known', (_, home) => {
  expect(housingCosts(livesIn(home))).toEqual(unknown);
});

test('nobody asks who pays nothing to their parents; who pays something has costs', () => {
  expect(housingCosts(livesIn({ kind: 'withParents' }))).toEqual({ kind: 'notRelevant' });
  expect(valueOf(housingCosts(livesIn({ kind: 'withParents', coldRent: euros(200) }))).total).toBe(
    euros(200),
  );
});

test('without a home or a net there is no ratio, and both are asked for', () => {
  const nothing = { ...household, housing: emptySection('housing'), incomes: emptySection('incomes') };
  expect(housingShare(nothing)).toEqual({ kind: 'missing', facts: [{ fact: 'housing' }, { fact: 'net' }] });
});
