import { freeAmount } from '@vp-digital/core/household';
import { documentsOf, sampleHouseholds } from '@vp-digital/core/household/samples';
import { expensesByPerson } from './byPerson';

test.each(sampleHouseholds.map((sample) => [sample.legacyHouseholdId, documentsOf(sample)] as const))(
  'what persons and all together bear is the spending of household %s, to the cent',
  (_, documents) => {
    const { expenses, insurance, loanRates, savings } = freeAmount(documents);
    const total = expensesByPerson(documents, 'month')
      .flatMap(({ purposes }) => purposes)
      .reduce((sum, { amount }) => sum + amount, 0);
    expect(total).toBe(expenses + insurance + loanRates + savings);
  },
);

test('an expense is its person’s, a contract its only person’s, and what nobody owns any more is borne by all', () => {
  const [, sample] = sampleHouseholds;
  const documents = documentsOf(sample);
  const [jonas = '', maria = ''] = Object.keys(documents.persons.items);
  const expense = { position: 0, category: 'leisure', amount: 50_00, frequency: 'monthly' } as const;
  const contract = Object.values(documents.contracts.items).find(({ kind }) => kind === 'insurance');
  if (!contract) throw new Error('the sample has no insurance');
  const household = {
    persons: documents.persons,
    expenses: {
      items: { own: { ...expense, personId: maria }, gone: { ...expense, personId: 'moved-out' } },
    },
    contracts: {
      items: {
        own: { ...contract, personIds: [jonas], premium: 100_00, frequency: 'yearly' as const },
        both: { ...contract, personIds: [jonas, maria], premium: 30_00, frequency: 'monthly' as const },
      },
    },
  };
  const ofJonas = expensesByPerson(household, 'year').find(({ personId }) => personId === jonas);
  expect(ofJonas?.purposes).toEqual([{ purpose: 'insurance', amount: 100_00 }]); // as typed, not 12 × 8.33
  const shares = expensesByPerson(household, 'month');
  expect(shares).toEqual([
    {
      personId: undefined,
      purposes: [
        { purpose: 'leisure', amount: 50_00 },
        { purpose: 'insurance', amount: 30_00 },
      ],
    },
    ...[
      { personId: jonas, purposes: [{ purpose: 'insurance', amount: 8_33 }] },
      { personId: maria, purposes: [{ purpose: 'leisure', amount: 50_00 }] },
    ].sort(
      (one, other) =>
        (documents.persons.items[one.personId]?.position ?? 0) -
        (documents.persons.items[other.personId]?.position ?? 0),
    ),
  ]);
});
