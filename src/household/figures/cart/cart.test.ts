import { exampleHouseholds } from '../testing/exampleHouseholds';
import type { CartPosition, SectionData } from '../../documents';
import { freeAmount } from '../freeAmount';
import { adults } from '../people';
import { contractOf, decisionOf, withPositions } from '.';

/** H2 Musterhaus: Jonas and Aylin, two children. */
const [, household] = exampleHouseholds as [SectionData, SectionData];
const [jonas, aylin] = adults(household).map(({ id }) => id);
const ids = ['00000000-0000-4000-8000-0000000000c1', '00000000-0000-4000-8000-0000000000c2'] as const;

const disability: CartPosition = {
  position: 0,
  kind: 'widget',
  title: 'Berufsunfähigkeit 550 €',
  line: 'disability',
  personId: aylin,
  premium: 3_800,
  frequency: 'monthly',
  benefit: 55_000,
  benefitUntilAge: 67,
};
const withCart = (...positions: CartPosition[]): SectionData => ({
  ...household,
  cartPositions: { items: Object.fromEntries(positions.map((one, index) => [ids[index], one])) },
});
const said = (decision: 'accepted' | 'later' | 'declined', ...by: (string | undefined)[]) => ({
  decisions: Object.fromEntries(by.map((id) => [id, { decision }])),
});
const freeOf = (data: SectionData) => freeAmount(data).free;

test('a position is a contract that is not there yet: the month has its premium less', () => {
  const accepted = withCart({ ...disability, ...said('accepted', aylin) });
  const after = withPositions(accepted, 'accepted');
  expect(freeOf(accepted) - freeOf(after)).toBe(3_800);
  expect(after.contracts.items[ids[0]]).toMatchObject({
    kind: 'insurance',
    benefit: 55_000,
    personIds: [aylin],
  });
});

test('what nobody has decided is proposed; what is declined, discarded or a contract already is never added', () => {
  const open = withCart(disability);
  expect(withPositions(open, 'accepted')).toBe(open);
  expect(withPositions(open, 'proposed')).not.toBe(open);
  for (const out of [said('declined', aylin), { discardedOn: '2026-11-30' }, { contractId: ids[1] }]) {
    const cart = withCart({ ...disability, ...out });
    expect(withPositions(cart, 'both')).toBe(cart);
  }
});

test('what a position replaces is gone, and taking the position out brings it back', () => {
  const [oldId = ''] = Object.keys(household.contracts.items);
  const cart = withCart({ ...disability, replacesId: oldId });
  const after = withPositions(cart, 'both');
  expect(after.contracts.items[oldId]).toBeUndefined();
  expect(withPositions(cart, (_, id) => id !== ids[0]).contracts).toBe(household.contracts);
});

test("an adult decides her own alone; what is the household's takes both", () => {
  expect(decisionOf(household, { ...disability, ...said('accepted', jonas) })).toBeUndefined();
  expect(decisionOf(household, { ...disability, ...said('accepted', aylin) })).toBe('accepted');
  const { personId: _, ...joint } = disability;
  expect(decisionOf(household, { ...joint, ...said('accepted', jonas) })).toBeUndefined();
  expect(decisionOf(household, { ...joint, ...said('accepted', jonas, aylin) })).toBe('accepted');
});

test.each([
  [{}, 'later'],
  [{ informationSheetOn: '2026-11-30' }, 'later'],
  [{ oldAgeMonth: 10_000 }, 'later'],
  [{ informationSheetOn: '2026-11-30', oldAgeReason: ' ' }, 'later'],
  [{ informationSheetOn: '2026-11-30', oldAgeMonth: 10_000 }, 'accepted'],
  [{ informationSheetOn: '2026-11-30', oldAgeReason: 'Pension vom Dienstherrn' }, 'accepted'],
] as const)('§ 146 VAG: private health insurance with %j is %s', (known, decision) => {
  const position: CartPosition = { ...disability, ...said('accepted', aylin), line: 'healthFull', ...known };
  const cart = withCart(position);
  expect(decisionOf(cart, position)).toBe(decision);
  expect(withPositions(cart, 'accepted') === cart).toBe(decision === 'later');
});

test('a task without a line is no contract, and a premium that nobody knows is missing, not nothing', () => {
  const { line: _, ...task } = disability;
  expect(contractOf(task)).toBeUndefined();
  const { premium: __, ...unknown } = disability;
  expect(contractOf(unknown)).toMatchObject({ premium: 0, state: 'ok' });
});
