import { asOf, householdNet, netsOf, withoutEnded } from '.';
import type { SectionData } from '../documents';
import { sample } from '../testing/sample';

const { household, date, person } = sample(2);
const jonas = person('Jonas');

/** The household, where the net of Jonas's salary is to be estimated. */
const estimated: SectionData = {
  ...household,
  incomes: {
    items: Object.fromEntries(
      Object.entries(household.incomes.items).map(([id, { net, ...income }]) => [
        id,
        income.personId === jonas && income.kind === 'salary'
          ? { ...income, netFrom: 'estimate' as const }
          : { ...income, ...(net !== undefined && { net }) },
      ]),
    ),
  },
};
const taxed = (members: object): SectionData => ({
  ...estimated,
  taxProfiles: {
    items: {
      ...estimated.taxProfiles.items,
      [jonas]: { position: 0, ...household.taxProfiles.items[jonas], ...members },
    },
  },
});
const netOf = async (data: SectionData) =>
  Object.values((await asOf(data, date)).incomes.items).find(
    ({ personId, kind }) => personId === jonas && kind === 'salary',
  )?.net;

describe('a household as of a day', () => {
  test('has estimated nets, and typed ones as they were typed', async () => {
    expect(await netOf(estimated)).toBe(3_235_14);
    expect(asOf(household, date)).toEqual(withoutEnded(household, date));
    expect(householdNet(estimated).unknown).toBe(1);
    const current = asOf(estimated, date);
    if (current instanceof Promise) throw new Error('the law of wages is there by now');
    expect(householdNet(current).unknown).toBe(0);
  });

  test.each([
    ['tax class', { taxClass: 'V' }],
    ['church', { churchTax: true }],
  ])('moves with the %s', async (_, members) => {
    expect(await netOf(taxed(members))).toBeLessThan(3_235_14);
  });

  test('moves with the state of health insurance: privately insured nothing is estimated', async () => {
    const employments = {
      items: Object.fromEntries(
        Object.entries(estimated.employments.items).map(([id, job]) => [
          id,
          { ...job, healthInsurance: 'private' as const },
        ]),
      ),
    };
    expect(await netOf({ ...estimated, employments })).toBeUndefined();
  });

  test('does not know a net whose facts are missing', async () => {
    const addresses = { items: {} };
    expect(netsOf({ ...estimated, addresses }, date)).toEqual({});
    expect(await netOf({ ...estimated, addresses })).toBeUndefined();
  });

  test('is the same when it is asked for twice', async () => {
    const once = await asOf(estimated, date);
    expect(await asOf(once, date)).toEqual(once);
  });

  test('holds no contract that has ended', async () => {
    const [[id = '', contract] = []] = Object.entries(household.contracts.items);
    if (!contract) throw new Error('the household has contracts');
    const contracts = { items: { [id]: { ...contract, end: '2020-01-01' } } };
    expect((await asOf({ ...household, contracts }, date)).contracts.items).toEqual({});
  });
});
