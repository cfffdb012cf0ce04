import type { AskedField } from '@vp-digital/core/household';
import { completenessWords } from '@vp-digital/core/household/words/completeness';
import { contractsWords } from '@vp-digital/core/household/words/contracts';
import { employmentsWords } from '@vp-digital/core/household/words/employments';
import { expensesWords } from '@vp-digital/core/household/words/expenses';
import { housingWords } from '@vp-digital/core/household/words/housing';
import { personsWords } from '@vp-digital/core/household/words/persons';
import { questionnaireWords } from '@vp-digital/core/household/words/questionnaire';
import { memberOf } from '@vp-digital/core/household';
import type { LanguageTexts } from '@vp-digital/core/reference';
import type { Language } from '@vp-digital/core/reference/format';

const files = [
  completenessWords,
  contractsWords,
  employmentsWords,
  expensesWords,
  housingWords,
  personsWords,
  questionnaireWords,
];

const english = new Map<string, unknown>(
  await Promise.all(
    files.map(async ({ document, en }) => [document, (await (en as LanguageTexts['en'])()).default] as const),
  ),
);

/** The product's own words, as the advisor's pages say them. */
const wordOf = (document: string, path: readonly string[], language: Language): string => {
  const german = files.find((file) => file.document === document)?.de;
  const found = path.reduce<unknown>(memberOf, language === 'de' ? german : english.get(document));
  return typeof found === 'string' ? found : path.join('.');
};

export const areaName = (area: string, language: Language) =>
  wordOf('completeness', ['area', area], language);

export const labelOf = ({ document, field }: AskedField, language: Language) =>
  document === 'expenses'
    ? wordOf('expenses', ['category', field], language)
    : wordOf('questionnaire', ['field', document, field], language);

export const codeName = ({ document, field }: AskedField, code: string, language: Language) =>
  wordOf(document, [field, code], language);
