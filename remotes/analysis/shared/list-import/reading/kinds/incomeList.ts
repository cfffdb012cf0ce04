import german from '@vp-digital/locales/de/household/incomes.json';
import english from '@vp-digital/locales/en/household/incomes.json';
import { plain, withPairs, wordsIn } from '../../../file-import/reading/plain';
import { incomeKinds } from '../../../income/incomeKinds';
import { createMatch, incoming, rules } from '../../../statement-import/reading/rules';
import { frequencyIn } from '../frequencies';
import { amountHead, type ColumnOf, commonHeads, defineList } from './listKind';

/** Incomes, as household books and spreadsheets call their columns. */
export const incomeList = defineList({
  kind: 'incomes',
  heads: {
    kind: [
      /^(einkommensart|einkunftsart|art|einkommen|einnahmen?|kategorie|kind|type|income|category)$/,
      /^(bezeichnung|position|quelle|beschreibung|source|description)$/,
    ],
    detail: [/^(bezeichnung|position|quelle|beschreibung|arbeitgeber|zahler|source|description|employer)$/],
    net: [
      /^(monats|jahres)?netto(betrag|gehalt|lohn|einkommen|verdienst)?(monatlich|mtl|monat|pm|jaehrlich|pa|promonat|projahr)*(in)?(eur|euro)?$/,
      /^net(income|pay|salary|amount)?(monthly|yearly|permonth|peryear)*(in)?(eur|euro)?$/,
      amountHead('betrag|einnahmen?|summe|amount'),
    ],
    gross: [
      /^(monats|jahres)?brutto(betrag|gehalt|lohn|einkommen|verdienst)?(monatlich|mtl|monat|pm|jaehrlich|pa|promonat|projahr)*(in)?(eur|euro)?$/,
      /^gross(income|pay|salary|amount)?(monthly|yearly|permonth|peryear)*(in)?(eur|euro)?$/,
    ],
    frequency: commonHeads.frequency,
    person: commonHeads.person,
    from: [/^(ab|seit|von|beginn|from|since|start)$/],
    until: [/^(bis|ende|until|end|to)$/],
  },
  columns: {
    kind: 'word',
    detail: 'text',
    net: 'money',
    gross: 'money',
    frequency: 'word',
    person: 'word',
    from: 'day',
    until: 'day',
  },
  codes: { kind: kindIn, frequency: frequencyIn },
  instead: { kind: 'detail' },
  paid: ['net', 'gross'],
  outgoing: [],
  isWhole: ({ kind, net, gross }) => kind !== undefined && (net !== undefined || gross !== undefined),
  narrowest: 2,
});
export type IncomeColumn = ColumnOf<typeof incomeList>;

const match = createMatch(incoming);

/** A kind of income; of own accounts it is none. */
function kindIn(text: string): string | undefined {
  const said = plain(text).trim();
  const named = incomeKinds.find((kind) =>
    [german, english].some((words) => plain(words.kind[kind]) === said),
  );
  if (named) return named;
  if (/minijob|nebenjob|nebentaetigkeit|side job/.test(said)) return 'sideJob';
  if (/selbst(st)?aendig|gewerbe|freiberuf|self-?employed/.test(said)) return 'profit';
  const rule = match(withPairs(wordsIn(text)));
  return rule && rules[rule.name].target.replace('income.', '');
}
