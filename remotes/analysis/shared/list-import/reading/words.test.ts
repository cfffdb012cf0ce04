import { insuranceLines, loanLines, savingLines } from '@vp-digital/core/household';
import german from '@vp-digital/locales/de/household/contracts.json';
import english from '@vp-digital/locales/en/household/contracts.json';
import { frequencyIn, frequencyOfHead } from './frequencies';
import { lineIn } from './lines';
import { stateIn } from './states';

const lines = [...insuranceLines, ...savingLines, ...loanLines];

test.each(lines)('%s is known by its own name in both languages', (line) => {
  expect(lineIn(german.line[line])).toBe(line);
  expect(lineIn(english.line[line])).toBe(line);
});

test.each([
  ['Privathaftpflichtversicherung', 'liability'],
  ['Private Haftpflicht', 'liability'],
  ['PHV', 'liability'],
  ['Kfz-Haftpflicht', 'motor'],
  ['Kraftfahrtversicherung', 'motor'],
  ['Hundehaftpflicht', 'petLiability'],
  ['Rechtsschutz Privat, Beruf, Wohnung', 'legal'],
  ['BU', 'disability'],
  ['Berufsunfähigkeitsversicherung', 'disability'],
  ['Risiko-Lebensversicherung', 'termLife'],
  ['Risikolebensversicherung', 'termLife'],
  ['Private Rentenversicherung', 'privatePension'],
  ['Riester', 'riester'],
  ['Riesterrente', 'riester'],
  ['Rürup', 'basicPension'],
  ['bAV Direktversicherung', 'companyPension'],
  ['Bausparvertrag', 'buildingSavings'],
  ['ETF-Sparplan', 'fundPlan'],
  ['Immobiliendarlehen', 'mortgage'],
  ['WOHNGEBÄUDE', 'building'],
])('%s is %s', (text, line) => {
  expect(lineIn(text)).toBe(line);
});

test.each([
  'Lebensversicherung',
  'Darlehen',
  'Sparplan',
  'Haftpflicht Hund',
  'Haus- und Grundbesitzerhaftpflicht',
  'Gesetzliche Rentenversicherung',
  'Krankenversicherung',
  'Sonstiges',
  '',
  '=cmd',
])('%j is asked, not guessed', (text) => {
  expect(lineIn(text)).toBeUndefined();
});

test.each([
  ['monatlich', 'monthly'],
  ['mtl.', 'monthly'],
  ['1/12', 'monthly'],
  ['1/12-jährlich', 'monthly'],
  ['1/4-jährlich', 'quarterly'],
  ['vierteljährlich', 'quarterly'],
  ['Quartal', 'quarterly'],
  ['1/2-jährl.', 'halfYearly'],
  ['halbjährliche Zahlung', undefined],
  ['Halbjährlich', 'halfYearly'],
  ['jährlich', 'yearly'],
  ['1/1', 'yearly'],
  ['p. a.', 'yearly'],
  ['Einmalbeitrag', 'once'],
  ['beitragsfrei', 'paidUp'],
  ['1/3-jährlich', undefined],
  ['', undefined],
])('%s is paid %s', (text, frequency) => {
  expect(frequencyIn(text)).toBe(frequency);
});

test.each([
  ['Beitrag mtl.', 'monthly'],
  ['Jahresprämie', 'yearly'],
  ['Beitrag p. a.', 'yearly'],
  ['Halbjahresbeitrag', 'halfYearly'],
  ['Beitrag', undefined],
])('a column %s holds amounts that are due %s', (head, frequency) => {
  expect(frequencyOfHead(head)).toBe(frequency);
});

test.each([
  ['aktiv', 'runs'],
  ['ungekündigt', 'runs'],
  ['gekündigt zum 31.12.', 'ended'],
  ['Storno', 'ended'],
  ['Antrag', 'ended'],
  ['inaktiv', 'ended'],
  ['beitragsfrei', 'paidUp'],
  ['irgendwas', undefined],
])('a contract that is %s: %s', (text, state) => {
  expect(stateIn(text)).toBe(state);
});
