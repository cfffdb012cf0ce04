import { euros } from '@vp-digital/core/finance';
import { childAllowances, optimum, riesterOf } from '..';
import type { Contract, Income, Person, SectionData } from '../../documents';
import { saving } from '../../samples/entries';
import { sample } from '../../testing/sample';

const date = '2026-10-01';
const { household: empty } = sample(1);

interface Family {
  he?: Partial<Person>;
  she?: Partial<Person>;
  children?: Partial<Person>[];
  kindergeld?: ('he' | 'she')[];
  riester?: { of: 'he' | 'she' } & Partial<Contract>;
}

/** Married, he earns 4,000 and she 3,000 euros; one child born in 2016; she pays 150 a month into Riester. */
function family({
  he = {},
  she = {},
  children = [{}],
  kindergeld = ['he'],
  riester: { of, ...terms } = { of: 'she' },
}: Family): SectionData {
  const grown = { role: 'responsible', lastName: 'Muster', maritalStatus: 'married' } as const;
  const persons: Record<string, Person> = {
    he: { ...grown, position: 0, firstName: 'Ole', birthDate: '1984-02-03', gender: 'male', ...he },
    she: { ...grown, position: 1, firstName: 'Ida', birthDate: '1986-05-04', gender: 'female', ...she },
    ...Object.fromEntries(
      children.map((child, at) => [
        `child${at}`,
        {
          position: 2 + at,
          role: 'child',
          firstName: `Kind ${at}`,
          lastName: 'Muster',
          birthDate: '2016-04-05',
          ...child,
        },
      ]),
    ),
  };
  const income = (personId: string, kind: Income['kind'], amount: { gross?: number; net?: number }) =>
    ({ position: 0, personId, kind, paymentsPerYear: 12, specialPayments: {}, ...amount }) as Income;
  const incomes = [
    income('he', 'salary', { gross: euros(4_000) }),
    income('she', 'salary', { gross: euros(3_000) }),
    ...kindergeld.map((id) => income(id, 'childBenefit', { net: euros(259) })),
  ];
  const contract = { ...saving('riester', 150), position: 0, personIds: [of], ...terms } as Contract;
  return {
    ...empty,
    persons: { items: clean(persons) },
    employments: { items: {} },
    taxProfiles: { items: {} },
    incomes: { items: Object.fromEntries(incomes.entries()) },
    contracts: { items: { riester: contract } },
  };
}

/** A fact that is undefined is not told. */
const clean = <Entry extends object>(items: Record<string, Entry>): Record<string, Entry> =>
  JSON.parse(JSON.stringify(items)) as Record<string, Entry>; // the same shape

const possible = (known: Family, of: 'he' | 'she' = known.riester?.of ?? 'she') => {
  const found = riesterOf(family(known), of, date);
  return found.kind === 'computed' ? found.value.fullAllowances : found;
};

describe('the Riester allowance for a child (§ 85 EStG)', () => {
  test('is the mother’s if the parents are married, whoever is paid the Kindergeld: 175 + 300', () => {
    expect(possible({})).toBe(euros(475));
    expect(possible({ riester: { of: 'he' } })).toBe(euros(175));
    expect(possible({ kindergeld: [], riester: { of: 'she' } })).toBe(euros(475));
  });

  test('of two children, with 1,900 euros of pay: 775 for 137 euros a year, nothing missing at 60 a month', () => {
    // 4 % × 12 × 1,900 = 912, less 775 = 137
    const two = family({ children: [{}, {}], riester: { of: 'she', premium: euros(60) } });
    const items = Object.fromEntries(
      Object.entries(two.incomes.items).map(([id, one]) => [
        id,
        one.personId === 'she' ? { ...one, gross: euros(1_900) } : one,
      ]),
    );
    expect(riesterOf({ ...two, incomes: { items } }, 'she', date)).toMatchObject({
      value: { allowances: euros(775), minimumOwnContribution: euros(137), missingContribution: 0 },
    });
  });

  test('is the father’s on the application of both, and no longer the mother’s', () => {
    const applied = { of: 'he', childAllowancesApplied: true } as const;
    expect(possible({ riester: applied, kindergeld: ['she'] })).toBe(euros(475));
    const [{ holder } = {}] = childAllowances(family({ riester: applied }), date);
    expect(holder).toEqual({ kind: 'computed', value: { personId: 'he', reason: 'application' } });
  });

  test('of two women or two men is who is paid the Kindergeld, or the other one on application', () => {
    const women = { he: { gender: 'female' }, she: { gender: 'female' } } as const;
    expect(possible({ ...women, kindergeld: ['she'] })).toBe(euros(475));
    expect(possible({ ...women, kindergeld: ['he'] })).toBe(euros(175));
    expect(possible({ ...women, riester: { of: 'she', childAllowancesApplied: true } })).toBe(euros(475));
    const partners = { gender: 'male', maritalStatus: 'civilPartnership' } as const;
    expect(possible({ he: partners, she: partners, kindergeld: ['he'] })).toBe(euros(175));
  });

  test('of parents who are not married, or live apart, is who is paid the Kindergeld', () => {
    for (const maritalStatus of ['single', 'separated', 'divorced'] as const) {
      const apart = { he: { maritalStatus }, she: { maritalStatus } };
      expect(possible({ ...apart, kindergeld: ['he'] })).toBe(euros(175));
      expect(possible({ ...apart, kindergeld: ['he'], riester: { of: 'he' } })).toBe(euros(475));
    }
  });

  test('for a child of one of them only follows the Kindergeld, too', () => {
    const his = { children: [{ parents: ['he'] }], kindergeld: ['he'] } satisfies Family;
    expect([possible(his), possible({ ...his, riester: { of: 'he' } })]).toEqual([euros(175), euros(475)]);
  });

  test('waits for what decides it, and never counts no children instead', () => {
    const missing = (fact: string, ...ids: string[]) => ({
      kind: 'missing',
      facts: ids.length > 0 ? ids.map((personId) => ({ fact, personId })) : [{ fact }],
    });
    const untold = { gender: undefined } as unknown as Partial<Person>; // left out by `clean`
    expect(possible({ she: untold })).toEqual(missing('gender', 'she'));
    expect(possible({ he: untold, she: untold })).toEqual(missing('gender', 'he', 'she'));
    const unmarried = { maritalStatus: undefined } as unknown as Partial<Person>;
    expect(possible({ he: unmarried })).toEqual(missing('maritalStatus', 'he'));
    const single = { maritalStatus: 'single' } as const;
    expect(possible({ he: single, she: single, kindergeld: [] })).toEqual(missing('childBenefitReceiver'));
    const both: Family = { he: single, she: single, kindergeld: ['he', 'she'] };
    expect(possible(both)).toEqual(missing('parents', 'child0'));
    expect(possible({ ...both, children: [{ parents: ['she'] }] })).toBe(euros(475));
  });

  test('waits for nothing that would change nothing', () => {
    const untold = { gender: undefined } as unknown as Partial<Person>;
    expect(possible({ he: untold, kindergeld: ['she'] })).toBe(euros(475));
    expect(possible({ she: untold, kindergeld: ['she'] })).toBe(euros(475));
    expect(possible({ she: untold, children: [] })).toBe(euros(175));
  });
});

describe('a Riester contract whose rate nobody told', () => {
  const rateless = family({ riester: { of: 'she', premium: 0 } });

  test('is no contract without contributions: its allowances wait for the rate', () => {
    const waiting = { kind: 'missing', facts: [{ fact: 'premium', personId: 'she' }] };
    expect(riesterOf(rateless, 'she', date)).toEqual(waiting);
    const { levers, toCheck } = optimum({ household: rateless, date });
    expect(levers.map(({ lever }) => lever)).not.toContain('riester');
    expect(toCheck).toContainEqual({ lever: 'riester', personId: 'she', facts: waiting.facts });
  });

  test('that is paid up gets none of them', () => {
    const paidUp = family({ riester: { of: 'she', premium: 0, state: 'paidUp' } });
    expect(riesterOf(paidUp, 'she', date)).toMatchObject({
      value: { allowances: 0, fullAllowances: euros(475) },
    });
  });
});
