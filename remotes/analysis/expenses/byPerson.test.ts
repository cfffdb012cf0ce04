import { freeAmount } from '@vp-digital/core/household';
import { documentsOf, sampleHouseholds } from '@vp-digital/core/household/samples';
import { expensesByPerson } from './byPerson';

test.each(sampleHouseholds.map((sample) => [sample.legacyHouseholdId, documentsOf(sample)] as const))(
  'what persons and all together bear is the spending of household %s, to the cent',
  (_, documents) => {
    const { expenses, insurance, loanRates, savings } = freeAmount(documents);
    const total = expensesByPerson(documents)
      .flatMap(({ purposes }) => purposes)
      .reduce((sum, { monthly }) => sum + monthly, 0);
    expect(total).toBe(expenses + insurance + loanRates + savings);
  },
);

test('an expense is its person’s, a contract its only person’s, and what nobody owns any more is borne by all', () => {
  const [, sample] = sampleHouseholds;
  if (!sample) throw new Error('the sample households are missing');
  const documents = documentsOf(sample);
  const [jonas = '', maria = ''] = Object.keys(documents.persons.items);
  const expense = { position: 0, category: 'leisure', amount: 50_00, frequency: 'monthly' } as const;
  const contract = Object.values(documents.contracts.items).find(({ kind }) => kind === 'insurance');
  if (!contract) throw new Error('the sample has no insurance');
  const shares = expensesByPerson({
    persons: documents.persons,
    expenses: {
      items: { own: { ...expense, personId: maria }, gone: { ...expense, personId: 'moved-out' } },
    },
    contracts: {
      items: {
        own: { ...contract, personIds: [jonas], premium: 120_00, frequency: 'yearly' },
        both: { ...contract, personIds: [jonas, maria], premium: 30_00, frequency: 'monthly' },
      },
    },
  });
  expect(shares).toEqual([
    {
      personId: undefined,
      purposes: [
        { purpose: 'leisure', monthly: 50_00 },
        { purpose: 'insurance', monthly: 30_00 },
      ],
    },
    ...[
      { personId: jonas, purposes: [{ purpose: 'insurance', monthly: 10_00 }] },
      { personId: maria, purposes: [{ purpose: 'leisure', monthly: 50_00 }] },
    ].sort(
      (one, other) =>
        (documents.persons.items[one.personId]?.position ?? 0) -
        (documents.persons.items[other.personId]?.position ?? 0),
    ),
  ]);
});
