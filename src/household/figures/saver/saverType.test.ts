import { askedStatements, isOutdated, nextStatement, revealedSavers, saverResult } from '.';
import { sample } from '../../testing/sample';

const answers = {
  position: 0,
  safetyReserve: 3,
  safetyOverview: 3,
  goalNamed: 5,
  goalDated: 4,
  opportunityOffers: 2,
  opportunityLeftover: 2,
  chanceGrowth: 1,
  chanceSwings: 4,
  answeredAt: '2026-10-01',
};

test('each type is the sum of its two statements, and the highest is the type', () => {
  expect(saverResult(answers)).toEqual({
    points: { safety: 6, goal: 9, opportunity: 4, chance: 5 },
    types: ['goal'],
  });
});

test('a tie shows both', () => {
  expect(saverResult({ ...answers, safetyReserve: 5, safetyOverview: 4 })?.types).toEqual(['safety', 'goal']);
});

test('eight statements are asked, never two of one type in a row; without one there is no type', () => {
  expect(askedStatements).toHaveLength(8);
  expect(askedStatements.slice(0, 4)).toEqual([
    'safetyReserve',
    'goalNamed',
    'opportunityOffers',
    'chanceGrowth',
  ]);
  const { goalDated: _, ...open } = answers;
  expect(nextStatement(open)).toBe('goalDated');
  expect(saverResult(open)).toBeUndefined();
  expect(saverResult(undefined)).toBeUndefined();
});

test.each([
  ['2028-10-01', false],
  ['2028-10-02', true],
  ['2029-01-01', true],
])('on %s answers of 1 October 2026 are outdated: %s', (today, outdated) => {
  expect(isOutdated(answers, today)).toBe(outdated);
});

test('partners see each other’s only once both have answered', () => {
  const { household, person } = sample(2);
  const [jonas, aylin] = [person('Jonas'), person('Aylin')];
  const of = (items: Record<string, typeof answers>) => ({ ...household, saverType: { items } });
  expect(revealedSavers(of({ [jonas]: answers }))).toBeUndefined();
  expect(revealedSavers(of({ [jonas]: answers, [aylin]: answers }))?.map(({ personId }) => personId)).toEqual(
    [jonas, aylin],
  );
});
