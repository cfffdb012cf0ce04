import type { CodedField } from './codes';
import { type Namesakes, sayCopies } from './copies';
import type { Languages } from './texts';
import { placesOfWords, wordsOfCodes } from './oneWord';

/** Texts that say what a code is called and name something else. */
export const namesakes: Namesakes = {
  'analysis:personalData.field.childBenefit': 'whether it is drawn for a child',
  'analysis:personalData.field.email': 'the address itself',
  'haushalt:export.report.label.childBenefit': 'whether it is drawn for a child',
  'haushalt:export.report.label.email': 'the address itself',
  'haushalt:export.report.label.decision': 'the head of a row',
  'analysis:family.children': 'the children, not what they cost',
  'analysis:period.year': 'the time for which figures are shown',
  'analysis:contracts.matrix.need.health': 'what somebody needs cover for',
  'analysis:contractsCustomer.need.health': 'what somebody needs cover for',
  'household/needTable:column.decision': 'the head of a column',
  'analysis:answer.yes': 'an answer to a question',
  'analysis:answer.no': 'an answer to a question',
  'analysis:start.questionnaire.yes': 'an answer to a question',
  'analysis:start.questionnaire.no': 'an answer to a question',
  'analysis:wishesAndGoals.conflict.later': 'a goal that is put off',
  'beratung:facts.yes': 'an answer to a question',
  'beratung:facts.no': 'an answer to a question',
  'household/completeness:area.housing': 'an area of the analysis',
  'household/figures:liquidityShare': 'a figure',
  'household/subsidyFacts:step': 'what is done, not the pension that it pays',
  'pkv:costs.chart.private': 'one of the two systems',
  'pkv:costs.points.private': 'one of the two systems',
  'pkv:costs.table.private': 'one of the two systems',
  'pkv:start.systems.private': 'one of the two systems',
  'pkv:costs.today.sickPay': 'a part of a tariff',
  'pkv:result.decision.later': 'the state of a decision, not the decision',
};

/** Texts that say in both languages just what a code of a document is called: whoever shows the code takes its own word. */
export function copiedCodes(
  { german, english }: Languages,
  fields: readonly CodedField[],
  others = namesakes,
): string[] {
  const inEnglish = wordsOfCodes(english, fields);
  const codes = wordsOfCodes(german, fields).flatMap(({ name, code, words }, index) => {
    const [word, place] = [...words][0] ?? [];
    const translated = [...(inEnglish[index]?.words.keys() ?? [])][0];
    return word === undefined ? [] : [{ code, word, translated, field: name, place }];
  });
  const copied = new Map(
    [...german].flatMap(([key, text]) => {
      const same = codes.filter(({ word, translated }) => word === text && translated === english.get(key));
      const isOwn = same.some(({ code, field }) =>
        placesOfWords(field).some((own) => key === `${own}.${code}`),
      );
      const [first] = same;
      if (!first || isOwn) return [];
      const { field, code, place } = first;
      return [[key, `the word of ${field} "${code}": use ${place}.${code}`] as const];
    }),
  );
  return sayCopies(copied, others, { of: 'code', file: 'copiedCodes.ts' });
}
