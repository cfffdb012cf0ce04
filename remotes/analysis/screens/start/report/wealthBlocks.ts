import { type CompletenessData, inOrder } from '@vp-digital/core/household';
import type { Block } from '@vp-digital/core/pdf';
import { formatMonth } from '@vp-digital/core/reference/format';
import { heading, lineTable, part } from './rows';
import type { QuestionnaireWords } from './words';

const blankLines = 5;
const blankGoals = 4;

/** What the household owns and owes, and what it wishes for. */
export function wealthBlocks(known: CompletenessData | undefined, words: QuestionnaireWords): Block[] {
  const { t, code, format } = words;
  const assets = known ? inOrder(known.assets.items).map(([, asset]) => asset) : [];
  const debts = known ? inOrder(known.liabilities.items).map(([, debt]) => debt) : [];
  const goals = known ? inOrder(known.goals.items).map(([, goal]) => goal) : [];
  const columns = [t('wealth.what'), t('wealth.value'), t('wealth.day')];
  return [
    part(code('completeness', 'area.wealth'), t('wealth.sentence')),
    heading(t('wealth.assets')),
    lineTable(
      columns,
      assets
        .filter(({ source }) => source !== 'estimated')
        .map(({ kind, name, value, asOf }) => [
          name ?? code('assets', `kind.${kind}`),
          format.euros(value),
          format.date(asOf),
        ]),
      blankLines,
      words,
    ),
    heading(t('wealth.debts')),
    lineTable(
      columns,
      debts.map(({ kind, name, amount, asOf }) => [
        name ?? code('liabilities', `kind.${kind}`),
        format.euros(amount),
        format.date(asOf),
      ]),
      3,
      words,
    ),
    part(code('completeness', 'area.goals'), t('goals.sentence')),
    lineTable(
      [code('questionnaire', 'field.goals.title'), t('goals.target'), t('goals.term')],
      goals.map(({ title, target, term }) => [
        title,
        target === undefined ? '' : format.euros(target),
        term === undefined ? '' : formatMonth(term, format.language),
      ]),
      blankGoals,
      words,
    ),
  ];
}
