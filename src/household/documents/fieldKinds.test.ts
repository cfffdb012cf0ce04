import { fieldAt, limitsAt, sectionNames } from '.';

test.each([
  ['incomes', 'net', { kind: 'money', parts: 1 }],
  ['incomes', 'specialPayments/00000000-0000-4000-8000-000000000002/gross', { kind: 'money', parts: 1 }],
  ['incomes', 'secureUntil', { kind: 'date', parts: 1 }],
  ['appointments', 'begin', { kind: 'date', parts: 1 }],
  ['incomes', 'paymentsPerYear', { kind: 'number', parts: 1 }],
  ['contracts', 'interest', { kind: 'rate', parts: 1 }],
  ['contracts', 'premium', { kind: 'money', parts: 1 }],
  ['contracts', 'company', { kind: 'text', parts: 1 }],
  ['employments', 'weeklyHoursTenths', { kind: 'number', parts: 10 }],
  ['statutoryPensions', 'pointsTenThousandths', { kind: 'number', parts: 10_000 }],
  ['taxProfiles', 'childAllowanceHalves', { kind: 'number', parts: 2 }],
  ['incomes', 'kind', { kind: 'code', parts: 1 }],
  ['contracts', 'state', { kind: 'code', parts: 1 }],
  ['appointmentRatings', 'statements', { kind: 'code', parts: 1 }],
  ['persons', 'smoker', { kind: 'flag', parts: 1 }],
  ['incomes', 'personId', { kind: 'reference', parts: 1 }],
  ['contracts', 'personIds', { kind: 'reference', parts: 1 }],
] as const)('%s: %s says what it holds', (section, name, field) => {
  expect(fieldAt(section, `/items/00000000-0000-4000-8000-000000000001/${name}`)).toEqual(field);
});

test.each([['persons', 'constructor']] as const)(
  '%s: what is not known is not written: %s',
  (section, name) => {
    expect(fieldAt(section, `/items/00000000-0000-4000-8000-000000000001/${name}`)).toBeUndefined();
  },
);

test('an entry as a whole is not written, of any document', () => {
  for (const section of sectionNames)
    expect(fieldAt(section, '/items/00000000-0000-4000-8000-000000000001')).toBeUndefined();
});

test.each([
  ['contracts', 'premium', { min: 0, max: 100_000_00 }],
  ['incomes', 'specialPayments/00000000-0000-4000-8000-000000000002/gross', { min: 0, max: 1_000_000_00 }],
  ['cartPositions', 'benefitFromDay', { min: 1, max: 365 }],
  ['employments', 'weeklyHoursTenths', { min: 0, max: 80 }],
  ['cartPositions', 'reason', {}],
  ['cartPositions', 'validUntil', {}],
  ['persons', 'constructor', {}],
] as const)('%s: what %s takes is known before a service refuses it', (section, name, limits) => {
  expect(limitsAt(section, `/items/00000000-0000-4000-8000-000000000001/${name}`)).toEqual(limits);
});

test('of fields of one name, as in two kinds of an entry, the widest limits count', () => {
  for (const section of sectionNames) {
    const { min, max } = limitsAt(section, '/items/00000000-0000-4000-8000-000000000001/amount');
    expect(min === undefined || max === undefined || min <= max).toBe(true);
  }
});
