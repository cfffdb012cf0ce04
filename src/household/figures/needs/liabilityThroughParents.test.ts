import { needComparison, protectionCoverage } from '..';
import type { Employment, NeedTopic, Person, SectionData } from '../../documents';
import { sample } from '../../testing/sample';

const { household, date, person } = sample(1);
const lena = person('Lena');

/** Sample 1, a woman alone, with another job and without liability insurance. */
const withJob = (job: Partial<Employment>, ofPerson: Partial<Person> = {}): SectionData => {
  const [[id, known] = []] = Object.entries(household.employments.items);
  const own = household.persons.items[lena];
  if (id === undefined || !known || !own) throw new Error('Lena has a job');
  return {
    ...household,
    persons: { items: { [lena]: { ...own, ...ofPerson } } },
    employments: { items: { [id]: { ...known, ...job } } },
    contracts: {
      items: Object.fromEntries(
        Object.entries(household.contracts.items).filter(([, { line }]) => line !== 'liability'),
      ),
    },
    absences: { items: { none: { position: 0, of: 'contracts' } } },
  };
};

const states = (data: SectionData, topic: NeedTopic = 'liability') => {
  const { open, settled, unknown } = needComparison({ household: data, date });
  const isIt = (row: { topic: NeedTopic }) => row.topic === topic;
  return {
    isOpen: open.some(isIt),
    isSettled: settled.some(isIt),
    waitsFor: unknown.filter(isIt).flatMap(({ facts }) => facts.map(({ fact }) => fact)),
  };
};

test.each(['apprentice', 'student'] as const)(
  'of an %s it is asked whether the parents insure her',
  (status) => {
    const asked = { isOpen: false, isSettled: false, waitsFor: ['liabilityThroughParents'] };
    expect(states(withJob({ status }))).toEqual(asked);
    expect(states(withJob({ status, liabilityThroughParents: true }))).toMatchObject({ isSettled: true });
    expect(states(withJob({ status, liabilityThroughParents: false }))).toMatchObject({ isOpen: true });
  },
);

test('it is no question of who is married or works: then a contract is missing', () => {
  const missing = { isOpen: true, isSettled: false, waitsFor: [] };
  expect(states(withJob({ status: 'apprentice' }, { maritalStatus: 'married' }))).toEqual(missing);
  expect(states(withJob({ status: 'employee', liabilityThroughParents: true }))).toEqual(missing);
});

test('the financial grade counts it in the same way, and waits for the answer', () => {
  const covers = (job: Partial<Employment>) =>
    protectionCoverage(withJob({ status: 'apprentice', ...job }), date);
  const waiting = covers({});
  expect(waiting.kind === 'missing' && waiting.facts.map(({ fact }) => fact)).toContain(
    'liabilityThroughParents',
  );
  const liability = (answer: boolean) => {
    const outcome = covers({ liabilityThroughParents: answer });
    return outcome.kind === 'computed'
      ? outcome.value.covers.find(({ cover }) => cover === 'liability')?.coverage
      : outcome;
  };
  expect(liability(true)).toBe(1);
  expect(liability(false)).toBe(0);
});
