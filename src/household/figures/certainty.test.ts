import type { SectionData } from '../documents';
import { sample } from '../testing/sample';
import { certaintyOf, debtRatioFigure, householdNetFigure, netPensionsFigure, reserveFigure } from '.';

const { household, date } = sample(2);

/** The household with something said of all the entries of a document that fit. */
const said = (
  name: 'assets' | 'incomes',
  fits: (entry: { kind: string }) => boolean,
  facts: object,
): SectionData => ({
  ...household,
  [name]: {
    items: Object.fromEntries(
      Object.entries(household[name].items).map(([id, entry]) => [
        id,
        fits(entry) ? { ...entry, ...facts } : entry,
      ]),
    ),
  },
});

test('what is typed is typed, and what is not known is missing', () => {
  expect(certaintyOf(reserveFigure, household, { date })).toBe('typed');
  expect(certaintyOf(reserveFigure, { ...household, assets: { items: {} } }, { date })).toBe('missing');
});

test('one estimated entry that counts makes the figure estimated, one that does not count leaves it', () => {
  const money = said('assets', ({ kind }) => kind === 'callMoney', { source: 'estimated' });
  const car = said('assets', ({ kind }) => kind === 'vehicle', { source: 'estimated' });
  expect(certaintyOf(reserveFigure, money, { date })).toBe('estimated');
  expect(certaintyOf(reserveFigure, car, { date })).toBe('typed');
  expect(certaintyOf(debtRatioFigure, car, { date })).toBe('estimated');
});

test('an estimated net makes the household net estimated', () => {
  const estimated = said('incomes', ({ kind }) => kind === 'salary', { netFrom: 'estimate' });
  expect(certaintyOf(householdNetFigure, estimated, { date })).toBe('estimated');
});

test('all of it from documents is from a document; one typed entry makes it typed', () => {
  const letters = said('incomes', () => true, { source: 'document' });
  expect(certaintyOf(householdNetFigure, letters, { date })).toBe('document');
  const mixed = said('incomes', ({ kind }) => kind === 'salary', { source: 'document' });
  expect(certaintyOf(householdNetFigure, mixed, { date })).toBe('typed');
});

test('flat factors are what is usual, not what anybody has told', () => {
  expect(certaintyOf(netPensionsFigure, household, { date })).toBe('default');
});
