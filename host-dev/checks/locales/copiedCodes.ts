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
  'analysis:contracts.matrix.need.death': 'what somebody needs cover for',
  'analysis:contractsCustomer.need.death': 'what somebody needs cover for',
  'analysis:income.waterfall.step.profit': 'the bar that the way to the net begins with',
  'beratung:cart.inSummary.of.basicPension': 'a way through screens',
  'beratung:catalogue.field.death': 'what a product is for',
  'beratung:productPyramid.block.death': 'a block of the pyramid',
  'gespraechszusammenfassung:report.rails.of.basicPension': 'a way through screens',
  'analysis:contracts.matrix.need.health': 'what somebody needs cover for',
  'analysis:contractsCustomer.need.health': 'what somebody needs cover for',
  'household/needTable:column.decision': 'the head of a column',
  'analysis:answer.yes': 'an answer to a question',
  'analysis:answer.no': 'an answer to a question',
  'analysis:start.questionnaire.yes': 'an answer to a question',
  'analysis:start.questionnaire.no': 'an answer to a question',
  'analysis:wishesAndGoals.conflict.later': 'a goal that is put off',
  'analysis:contracts.followUp.title': 'a loan that follows another, not why somebody saves',
  'analysis:contracts.matrix.need.work': 'what somebody needs cover for',
  'analysis:contractsCustomer.need.work': 'what somebody needs cover for',
  'analysis:futureHouseholdBudget.name': 'a screen, not one of its variants',
  'analysis:gradeWords.criterion.retirement': 'a criterion of the grade',
  'analysis:personalData.add.arrival.child': 'a person, not what is simulated',
  'analysis:savingsAmount.fillUp.full': 'a pot that is filled, not an incapacity',
  'analysis:wishesAndGoals.motif.name.child': 'what the picture of a goal shows',
  'beratung:basicPensionCombination.mix.layer.basic': 'a layer of the combination, beside the depot',
  'beratung:basicPensionCombination.mix.layer.company': 'a layer of the combination, beside the depot',
  'beratung:basicPensionCombinationCustomer.layer.basic': 'a layer of the combination, beside the depot',
  'beratung:basicPensionCombinationCustomer.layer.company': 'a layer of the combination, beside the depot',
  'beratung:basicPensionConcept.depot.pension': 'one side of a comparison with a depot',
  'beratung:building.subsidy.title': 'what the state adds, not what a household leaves on the table',
  'beratung:catalogue.facts.papers': 'the papers of a product',
  'beratung:catalogue.field.accident': 'what a product is for',
  'beratung:catalogue.field.health': 'what a product is for',
  'beratung:catalogue.field.work': 'what a product is for',
  'beratung:cover.case.full': 'a case of the course of income',
  'beratung:cover.case.partial': 'a case of the course of income',
  'beratung:cover.case.sick': 'a case of the course of income',
  'beratung:facts.yes': 'an answer to a question',
  'beratung:facts.no': 'an answer to a question',
  'beratung:handOver.name.kfz': 'an application outside',
  'beratung:incomeProtectionConcept.blocks.field.basicAbilities':
    'a block of the concept, beside ones with abbreviations',
  'beratung:incomeProtectionConcept.blocks.field.dailySickness':
    'a block of the concept, beside ones with abbreviations',
  'beratung:incomeProtectionConcept.cart.name.dailySickness':
    'a block of the concept, beside ones with abbreviations',
  'beratung:incomeProtectionConcept.cases.name.sick': 'a case of the course of income',
  'beratung:incomeProtectionConcept.products.accident.name':
    'a kind of cover as the market calls it, beside ones with abbreviations',
  'beratung:incomeProtectionConcept.products.basicAbilities.name':
    'a kind of cover as the market calls it, beside ones with abbreviations',
  'beratung:incomeProtectionConceptCustomer.block.dailySickness.name':
    'what a block pays, beside ones in words',
  'beratung:pension.rail.label': 'a way through screens',
  'beratung:productPyramid.block.work': 'a block of the pyramid',
  'beratung:productPyramid.state.later': 'the state of a block, not the decision',
  'haushalt:export.report.code.child': 'a person, not what is simulated',
  'haushalt:overview.child': 'a person, not what is simulated',
  'household/completeness:area.housing': 'an area of the analysis',
  'household/figures:liquidityShare': 'a figure',
  'household/subsidyFacts:step': 'what is done, not the pension that it pays',
  'pkv:costs.chart.private': 'one of the two systems',
  'pkv:costs.points.private': 'one of the two systems',
  'pkv:costs.table.private': 'one of the two systems',
  'pkv:start.family.kind.child': 'a person, not what is simulated',
  'pkv:start.systems.private': 'one of the two systems',
  'pkv:health.answer.no': 'an answer to a question',
  'pkv:health.answer.yes': 'an answer to a question',
  'pkv:rail.health': 'a step of the path',
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
