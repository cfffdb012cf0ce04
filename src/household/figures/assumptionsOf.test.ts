import { assumptionsId } from '../documents';
import { commonAssumptions } from './assumptions';
import { assumptionsOf, changedAssumptionsOf, nominalReturn } from './assumptionsOf';

const changed = {
  assumptions: { items: { [assumptionsId]: { position: 0, inflation: 300, freeShare: 0 } } },
};

test('a household without values of its own takes the common ones', () => {
  expect(assumptionsOf({ assumptions: { items: {} } })).toEqual(commonAssumptions);
});

test('what a household has changed holds, also a 0, and the rest stays', () => {
  expect(assumptionsOf(changed)).toEqual({ ...commonAssumptions, inflation: 0.03, freeShare: 0 });
  expect(changedAssumptionsOf(changed)).toEqual(['inflation', 'freeShare']);
});

test('a return above inflation is both, one after the other', () => {
  expect(nominalReturn({ realReturn: 0.02, inflation: 0.02 })).toBeCloseTo(0.0404, 12);
});
