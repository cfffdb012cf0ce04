import type { SectionName } from '@vp-digital/core/household';
import { householdId, personId } from '../team';

type Document = { items: Record<string, unknown> };

/** What names and amounts of what one person discusses alone no customer's page shows, whichever way it is marked. */
export const apartWords = [
  'Stille Reserve',
  'Stillebank',
  'Verborgenes Depot',
  'Verborgene Leben',
  'Stiller Kredit',
  ...['7654321', '6543218', '543219', '432197', '321976'].flatMap(inBothLanguages),
] as const;

function inBothLanguages(digits: string): string[] {
  const written = (separator: string) => digits.replace(/(?<=\d)(?=(\d{3})+$)/g, separator);
  return [written('.'), written(',')];
}

/** Marks, in both ways, values, contracts, a debt and an account that are one person's. */
export async function plantApart(
  document: (householdId: string, section: SectionName, data?: object) => Promise<unknown>,
): Promise<void> {
  const household = householdId(2);
  const [one, other] = [personId(2, 1), personId(2, 2)];
  const id = (number: number) => `88888888-0000-4000-8000-00000000000${number}`;
  const add = async (section: SectionName, entries: Record<string, object>) => {
    const { items } = (await document(household, section)) as Document; // a list of entries by its schema
    await document(household, section, { items: { ...items, ...entries } });
  };
  const value = { asOf: '2026-09-01', earmarked: false, position: 90 };
  await add('bankAccounts', {
    [id(1)]: { personIds: [one], institution: 'Stillebank', purpose: 'saving', position: 90 },
  });
  await add('assets', {
    [id(2)]: {
      ...value,
      kind: 'callMoney',
      name: 'Stille Reserve',
      value: 765_432_100,
      ownership: { [one]: 10_000 },
      accountId: id(1),
      discussedAlone: 'leftOut',
    },
    [id(3)]: {
      ...value,
      kind: 'securities',
      name: 'Verborgenes Depot',
      value: 654_321_800,
      ownership: { [other]: 10_000 },
      discussedAlone: 'covered',
    },
  });
  await add('liabilities', {
    [id(4)]: {
      kind: 'private',
      name: 'Stiller Kredit',
      amount: 54_321_900,
      asOf: '2026-09-01',
      ownership: { [one]: 10_000 },
      position: 90,
      discussedAlone: 'covered',
    },
  });
  const contract = {
    kind: 'saving',
    company: 'Verborgene Leben',
    premium: 9_000_00,
    frequency: 'monthly',
    state: 'ok',
    position: 90,
  };
  await add('contracts', {
    [id(5)]: {
      ...contract,
      line: 'privatePension',
      personIds: [one],
      balance: 43_219_700,
      discussedAlone: 'leftOut',
    },
    [id(6)]: {
      ...contract,
      line: 'fundPlan',
      personIds: [other],
      balance: 32_197_600,
      discussedAlone: 'covered',
    },
  });
}
