import { documentsOf, sampleHouseholds } from '@vp-digital/core/household/samples';
import { definedFigures, figureExamples } from '@vp-digital/core/household/figures/testing/examples';
import { sheetsOf } from '@vp-digital/core/household/explanations/testing/sheets';
import { refutedEquations } from '@vp-digital/core/parts/testing';
import { explanationTexts } from './explanationTexts';

const samples = sampleHouseholds.map(documentsOf);
const languages = ['de', 'en'] as const;
const explained = figureExamples
  .filter(({ figure }) => figure.explained)
  .map((example) => [example.figure.name, example] as const);

test.each(explained)('no line of the sheet of %s is refuted by a pocket calculator', async (_, example) => {
  const sheets = await sheetsOf(example, samples);
  for (const { explanation } of sheets)
    for (const language of languages) {
      const texts = await explanationTexts(language);
      const { sections } = explanation;
      expect(refutedEquations(sections, { texts, language })).toEqual([]);
    }
});

test.each(explained)('every line of the sheet of %s has its words', async (_, example) => {
  for (const { explanation } of await sheetsOf(example, samples)) {
    const texts = await explanationTexts('de');
    const [, ...further] = explanation.sections; // the first one has no heading
    const asked = [
      explanation.remark,
      ...further.map(({ key }) => key),
      ...explanation.sections.flatMap(({ steps }) => steps.flatMap(({ key, note }) => [key, note])),
    ];
    expect(asked.filter((key) => key !== undefined && texts[key] === undefined)).toEqual([]);
  }
});

/** No page shows them yet, or their inputs are shown next to them. */
const withoutSheet = [
  'fillingOrder',
  'pensionProjection',
  'netPensions',
  'capitalPension',
  'retirementGap',
  'deathGap',
  'buildingSavings',
  'basicPensionSaving',
  'healthCosts',
];

test('a figure that a page shows has a sheet', () => {
  const names = definedFigures.filter(({ explained: says }) => !says).map(({ name }) => name);
  expect(names.toSorted()).toEqual(withoutSheet.toSorted());
});
