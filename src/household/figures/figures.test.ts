import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import lawTexts from '@vp-digital/core/finance/explain/locales/de.json';
import texts from '@vp-digital/locales/de/household/explanations.json';
import words from '@vp-digital/locales/de/household/figures.json';
import { sampleHouseholds, documentsOf } from '../samples';
import type { SectionData, SectionName } from '../documents';
import { asOf } from '.';
import type { Figure } from './defineFigure';
import { noted } from './noted';
import { definedFigures, exampleDay, type FigureExample, figureExamples } from './testing/examples';
import { sheetsOf } from './testing/sheets';

const samples = sampleHouseholds.map(documentsOf);

/** A letter says what a pension will be; who has none yet gets an estimate. */
const households = [...samples, ...samples.map(withoutForecasts)];

function withoutForecasts(household: SectionData): SectionData {
  const items = Object.entries(household.statutoryPensions.items).map(([id, letter]) => {
    const { projectedPension: _, disabilityPension: __, ...known } = letter;
    return [id, known];
  });
  return { ...household, statutoryPensions: { items: Object.fromEntries(items) } };
}

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
          figure.of(throwing(noted(onlyOf(figure, today) as SectionData, reading), name), input);
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

const explained = figureExamples
  .filter(({ figure }) => figure.explain)
  .map((example) => [example.figure.name, example] as const);

test.each(explained)(
  'the sheet of %s adds up, section by section, to the figure itself',
  async (_, example) => {
    const { figure } = example;
    const sheets = await sheetsOf(example, households);
    expect(sheets.length).toBeGreaterThan(0);
    for (const { value, explanation } of sheets) {
      const totals = explanation.sections.map(({ key, steps }) => {
        const of = (weight: string) =>
          steps.flatMap(({ weight: own, result }) =>
            own === weight && 'amount' in result ? [result.amount] : [],
          );
        const [total, ...others] = of('total');
        expect({ key, others }).toEqual({ key, others: [] });
        if (of('line').length > 0 && total !== undefined)
          expect({
            key,
            sum: of('line')
              .reduce((sum, amount) => sum + amount, 0)
              .toFixed(4),
          }).toEqual({
            key,
            sum: total.toFixed(4),
          });
        return total;
      });
      expect(totals).toContain(figure.amount(value));
    }
  },
);

test('a figure, a step of the law and a step of its own are never called by the same key', () => {
  const law = new Set(Object.keys(lawTexts));
  const wholes = ['sickPay', 'disabilityPension']; // of an explanation, never of a step
  expect(Object.keys(words).filter((key) => law.has(key) && !wholes.includes(key))).toEqual([]);
  expect(Object.keys(texts).filter((key) => law.has(key) || Object.hasOwn(words, key))).toEqual([]);
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
