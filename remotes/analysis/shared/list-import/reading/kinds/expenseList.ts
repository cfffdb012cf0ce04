import { type ExpenseCategory, expenseCategories } from '@vp-digital/core/household';
import german from '@vp-digital/locales/de/household/expenses.json';
import english from '@vp-digital/locales/en/household/expenses.json';
import { plain, withPairs, wordsIn } from '../../../file-import/reading/plain';
import { createMatch, outgoing, rules } from '../../../statement-import/reading/rules';
import { frequencyIn } from '../frequencies';
import { amountHead, type ColumnOf, commonHeads, defineList } from './listKind';

/** Expenses, as household books and spreadsheets call their columns. */
export const expenseList = defineList({
  kind: 'expenses',
  heads: {
    category: [
      /^(kategorie|ausgabenkategorie|ausgabenart|kostenart|hauptkategorie|rubrik|gruppe|bereich|category|group)$/,
      /^(art|type)$/,
    ],
    detail: [
      /^(bezeichnung|position|posten|beschreibung|ausgaben?|unterkategorie|verwendung|zweck|name|description|item|expense|detail)$/,
      /^(was|text|bemerkung|notiz|note)$/,
    ],
    amount: [amountHead('betrag|kosten|ausgaben?|summe|wert|amount|cost|value')],
    frequency: commonHeads.frequency,
    person: commonHeads.person,
  },
  columns: { category: 'word', detail: 'text', amount: 'money', frequency: 'word', person: 'word' },
  codes: { category: categoryIn, frequency: frequencyIn },
  instead: { category: 'detail' },
  paid: ['amount'],
  outgoing: ['amount'],
  isWhole: ({ category, detail, amount }) =>
    amount !== undefined && (category !== undefined || detail !== undefined),
  narrowest: 2,
});
export type ExpenseColumn = ColumnOf<typeof expenseList>;

/** What household books call whole categories, beside the words of what is paid. */
const categories: Partial<Record<ExpenseCategory, RegExp>> = {
  groceries: /^(essen|ernaehrung|einkauf|einkaeufe|verpflegung|haushalt|food)$/,
  mobility: /^(auto|fahrtkosten|fahrzeug|verkehr|transport|car)$/,
  housing: /^(wohnung|haus|wohnkosten|rent|home)$/,
  energy: /^(nebenkosten|strom|utilities)$/,
  communication: /^(handy|internet|medien|phone)$/,
  leisure: /^(hobby|hobbys|hobbies|unterhaltung|kultur)$/,
  children: /^(kind|kinderbetreuung|child)$/,
  holidays: /^(reisen|reise|travel)$/,
};

const match = createMatch(outgoing);

/** A category, or that it is none: premiums and rates are contracts, own accounts are nobody's expense. */
function categoryIn(text: string): string | undefined {
  const said = plain(text).trim();
  const named = expenseCategories.find((category) =>
    [german, english].some((words) => plain(words.category[category]) === said),
  );
  const found = named ?? expenseCategories.find((category) => categories[category]?.test(said));
  if (found) return found;
  const rule = match(withPairs(wordsIn(text)));
  return rule && rules[rule.name].target;
}
