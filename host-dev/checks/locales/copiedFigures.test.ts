import assert from 'node:assert/strict';
import { test } from 'node:test';
import { copiedFigures } from './copiedFigures';

const languages = (area: Record<string, [german: string, english: string]>) => {
  const all = Object.entries({ 'household/figures:assets': ['Vermögen', 'Assets'] as const, ...area });
  return {
    german: new Map(all.map(([key, [german]]) => [key, german])),
    english: new Map(all.map(([key, [, english]]) => [key, english])),
  };
};

test("a text that says a figure's word again is named with the figure", () => {
  assert.deepEqual(copiedFigures(languages({ 'analysis:side.assets': ['Vermögen', 'Assets'] }), {}), [
    "analysis:side.assets is a copy of household/figures:assets: use the figure's word",
  ]);
});

test('a word of one language alone, another case and a sentence with the word are no copies', () => {
  const texts = languages({
    'analysis:fact': ['Vermögen', 'what is owned'],
    'analysis:small': ['vermögen', 'assets'],
    'analysis:title': ['Ihr Vermögen', 'Your assets'],
  });
  assert.deepEqual(copiedFigures(texts, {}), []);
});

test('the name of a screen is its own, also where a figure is called so', () => {
  const texts = languages({
    'household/figures:expenses': ['Ausgaben', 'Expenses'],
    'analysis:expenses.name': ['Ausgaben', 'Expenses'],
  });
  assert.deepEqual(copiedFigures(texts, {}), []);
});

test('a namesake may stand as long as it is one', () => {
  const others = { 'haushalt:section.assets': 'a document' };
  assert.deepEqual(
    copiedFigures(languages({ 'haushalt:section.assets': ['Vermögen', 'Assets'] }), others),
    [],
  );
  assert.deepEqual(copiedFigures(languages({}), others), [
    "haushalt:section.assets says no figure's word any more: copiedFigures.ts need not know it",
  ]);
});
