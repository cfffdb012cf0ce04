import type { SectionData } from '../documents';
import { sample } from '../testing/sample';
import {
  certaintyOf,
  certaintyOfEntry,
  countCertainties,
  debtRatioFigure,
  householdNetFigure,
  netPensionsFigure,
  reserveFigure,
} from '.';

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

test('only a paper proves an entry: a net typed from a payslip that nobody has read was told', () => {
  expect(certaintyOfEntry({ netFrom: 'payslip' })).toBe('typed');
  expect(certaintyOfEntry({ netFrom: 'payslip', source: 'document' })).toBe('document');
  expect(certaintyOfEntry({ source: 'import' })).toBe('typed');
});

test('a contract whose policy lies on the table is proven, one without papers was told', () => {
  expect(certaintyOfEntry({ papers: ['policy'] })).toBe('document');
  expect(certaintyOfEntry({ papers: [] })).toBe('typed');
});

test('the letter of a pension scheme proves what it says; points that were estimated, and what a customer told, do not', () => {
  expect(certaintyOfEntry({ recordDate: '2026-03-01' })).toBe('document');
  expect(certaintyOfEntry({ recordDate: '2026-03-01', source: 'estimated' })).toBe('estimated');
  expect(certaintyOfEntry({ recordDate: '2026-03-01', source: 'customer' })).toBe('typed');
});

test('a usual assumption counts as an estimate wherever certainties are counted', () => {
  expect(countCertainties(['typed', 'default', 'document', 'estimated', 'typed', 'missing'])).toEqual({
    document: 1,
    typed: 2,
    estimated: 2,
    missing: 1,
  });
});
