import assert from 'node:assert/strict';
import { test } from 'node:test';
import { copiedCodes } from './copiedCodes';

const fields = [{ name: 'assets.kind', codes: new Set(['cash', 'home', 'depot', 'car']) }];
const kinds = {
  cash: ['Bargeld', 'Cash'],
  home: ['Eigenheim', 'Own home'],
  depot: ['Wertpapierdepot', 'Securities account'],
  car: ['Fahrzeug', 'Vehicle'],
} as const;

const languages = (others: Record<string, readonly [german: string, english: string]>) => {
  const all = [
    ...Object.entries(kinds).map(([code, words]) => [`household/assets:kind.${code}`, words] as const),
    ...Object.entries(others),
  ];
  return {
    german: new Map(all.map(([key, [german]]) => [key, german])),
    english: new Map(all.map(([key, [, english]]) => [key, english])),
  };
};

test("a text that says a code's word again under another key is named with the word to use", () => {
  assert.deepEqual(copiedCodes(languages({ 'analysis:side.money': ['Bargeld', 'Cash'] }), fields, {}), [
    'analysis:side.money is a copy of the word of assets.kind "cash": use household/assets:kind.cash',
  ]);
});

test('the word under its own code elsewhere is a copy, too', () => {
  assert.deepEqual(copiedCodes(languages({ 'report:kind.cash': ['Bargeld', 'Cash'] }), fields, {}), [
    'report:kind.cash is a copy of the word of assets.kind "cash": use household/assets:kind.cash',
  ]);
});

test('a word of one language alone and a sentence with it are no copies', () => {
  const texts = languages({
    'analysis:title': ['Fahrzeug', 'Your car'],
    'analysis:hint': ['Bargeld fehlt', 'Cash is missing'],
  });
  assert.deepEqual(copiedCodes(texts, fields, {}), []);
});

test('a namesake may stand as long as it is one', () => {
  const others = { 'analysis:side.money': 'what a wallet holds' };
  assert.deepEqual(
    copiedCodes(languages({ 'analysis:side.money': ['Bargeld', 'Cash'] }), fields, others),
    [],
  );
  assert.deepEqual(copiedCodes(languages({}), fields, others), [
    "analysis:side.money says no code's word any more: copiedCodes.ts need not know it",
  ]);
});
