import law from '@vp-digital/core/finance/explain/locales/de.json';
import texts from '@vp-digital/locales/de/household/explanations.json';
import words from '@vp-digital/locales/de/household/figures.json';
import { definedFigures, figureExamples } from '../figures/testing/examples';
import { exampleHouseholds } from '../figures/testing/exampleHouseholds';
import { explainedFigures } from '.';
import { sheetsOf } from './testing/sheets';

const explained = figureExamples
  .filter(({ figure }) => figure.explained)
  .map((example) => [example.figure.name, example] as const);

test.each(explained)(
  'the sheet of %s adds up, section by section, to the figure itself',
  async (_, example) => {
    const { figure } = example;
    const sheets = await sheetsOf(example, exampleHouseholds);
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
  const ofLaw = new Set(Object.keys(law));
  const wholes = ['sickPay', 'disabilityPension']; // of an explanation, never of a step
  expect(Object.keys(words).filter((key) => ofLaw.has(key) && !wholes.includes(key))).toEqual([]);
  expect(Object.keys(texts).filter((key) => ofLaw.has(key) || Object.hasOwn(words, key))).toEqual([]);
});

test('a figure that says that it is explained is, and no other', () => {
  const said = definedFigures.filter(({ explained: says }) => says).map(({ name }) => name);
  expect(explainedFigures.toSorted()).toEqual(said.toSorted());
});
