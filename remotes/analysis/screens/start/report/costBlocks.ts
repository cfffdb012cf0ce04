import {
  type CompletenessData,
  expenseCategories,
  homeEntry,
  homeKinds,
  monthlyExpense,
} from '@vp-digital/core/household';
import type { Block } from '@vp-digital/core/pdf';
import { entriesOf } from '../../../shared/budget/data';
import { part, questionTable } from './rows';
import type { QuestionnaireWords } from './words';

/** How the household lives, and what a month costs. */
export function costBlocks(known: CompletenessData | undefined, words: QuestionnaireWords): Block[] {
  const { t, code, format } = words;
  const home = known && homeEntry(known)?.[1];
  const money = (amount: number | undefined) => (amount === undefined ? undefined : format.euros(amount));
  return [
    part(code('completeness', 'area.housing'), t('home.sentence')),
    questionTable(
      [
        {
          label: code('questionnaire', 'field.housing.kind'),
          note: homeKinds.map((kind) => code('housing', `kind.${kind}`)).join(' · '),
          answer: home && code('housing', `kind.${home.kind}`),
        },
        {
          label: code('questionnaire', 'field.housing.coldRent'),
          note: t('write.monthly'),
          answer: money(home?.coldRent),
        },
        {
          label: code('questionnaire', 'field.housing.ancillaryCosts'),
          note: t('write.monthly'),
          answer: money(home?.ancillaryCosts),
        },
        {
          label: code('questionnaire', 'field.housing.area'),
          note: 'm²',
          answer: home?.area === undefined ? undefined : `${home.area} m²`,
        },
      ],
      words,
    ),
    part(code('completeness', 'area.expenses'), t('expenses.sentence')),
    questionTable(
      expenseCategories.map((category) => ({
        label: code('expenses', `category.${category}`),
        note: t('write.monthly'),
        answer: known && money(knownOf(known, category)),
      })),
      words,
    ),
  ];
}

/** A category's known amount per month; undefined if there is none, or any of it is only estimated. */
function knownOf(known: CompletenessData, category: (typeof expenseCategories)[number]): number | undefined {
  const entries = entriesOf(known, category).map(({ expense }) => expense);
  if (entries.length === 0 || entries.some(({ source }) => source === 'estimated')) return undefined;
  return entries.reduce((sum, expense) => sum + monthlyExpense(expense), 0);
}
