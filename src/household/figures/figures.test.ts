import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import words from '@vp-digital/locales/de/household/figures.json';
import type { SectionData, SectionName } from '../documents';
import { asOf } from '.';
import type { Figure } from './defineFigure';
import { trackReads } from './trackReads';
import { definedFigures, exampleDay, type FigureExample, figureExamples } from './testing/examples';
import { exampleHouseholds as households } from './testing/exampleHouseholds';

/** Nothing but what the figure declares. */
const onlyOf = ({ documents }: Figure, household: SectionData) =>
  Object.fromEntries(documents.map((name) => [name, household[name]])) as Partial<SectionData>;

const throwing = (declared: Partial<SectionData>, of: string) =>
  new Proxy(declared, {
    get(target, name) {
      if (!Object.hasOwn(target, name)) throw new Error(`${of} reads ${String(name)} and does not say so`);
      return Reflect.get(target, name);
    },
  }) as SectionData; // the declared ones

describe('every figure', () => {
  test('stands among the examples, once', () => {
    expect(figureExamples.map(({ figure }) => figure.name).toSorted()).toEqual(
      definedFigures.map(({ name }) => name).toSorted(),
    );
    expect(Object.keys(words).toSorted()).toEqual(definedFigures.map(({ name }) => name).toSorted());
  });

  test.each(figureExamples.map((example) => [example.figure.name, example] as const))(
    '%s reads no document that it does not declare, and each one that it does',
    async (name, { figure, inputsOf }: FigureExample) => {
      const read = new Set<SectionName>();
      for (const household of households) {
        const today = await asOf(household, exampleDay);
        for (const input of inputsOf(today)) {
          const reading = { documents: read, entries: new Set<object>() };
          figure.of(throwing(trackReads(onlyOf(figure, today) as SectionData, reading), name), input);
        }
      }
      expect([...read].toSorted()).toEqual([...figure.documents].toSorted());
    },
  );

  test.each(figureExamples.map((example) => [example.figure.name, example] as const))(
    '%s is a number where it is computed, and is so in some sample',
    async (_, { figure, inputsOf }) => {
      const amounts = await Promise.all(
        households.map(async (household) => {
          const today = await asOf(household, exampleDay);
          return inputsOf(today).flatMap((input) => {
            const outcome = figure.of(today, input);
            if (outcome.kind !== 'computed') return [];
            return [figure.amount(outcome.value), (figure.shown ?? figure.amount)(outcome.value)];
          });
        }),
      );
      expect(amounts.flat().length).toBeGreaterThan(0);
      for (const amount of amounts.flat()) expect(Number.isFinite(amount)).toBe(true);
    },
  );
});

test('the README of the household has a line for each figure, as it says of itself', () => {
  const readme = readFileSync(join(__dirname, '..', 'README.md'), 'utf8');
  const lines = definedFigures.map(rowOf);
  const missing = lines.filter((line) => !readme.includes(line));
  const rows = readme.split('\n').filter((line) => /^\| (F\d+|–) \|/.test(line));
  expect(missing.join('\n')).toBe('');
  expect(rows.filter((row) => !lines.includes(row)).join('\n')).toBe('');
});

const units = {
  money: 'cents',
  moneyMonthly: 'cents of a month',
  moneyYearly: 'cents of a year',
  moneyOfPeriod: 'cents of a month or a year',
  share: 'share',
  months: 'months',
  grade: 'grade',
} as const;

const rowOf = ({ name, number, documents, unit, source }: Figure) =>
  `| ${number ?? '–'} | ${words[name]} | \`${name}Figure\` | ${documents.join(', ')} | ${units[unit]} | ${source} |`;
