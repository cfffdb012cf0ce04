import assert from 'node:assert/strict';
import { test } from 'node:test';
import { namedFields, twoFieldWords } from './fieldWords';

const one = ['analysis:income.field.gross', 'Brutto'] as const;
const texts = (...others: (readonly [string, string])[]) => new Map([one, ...others]);

test('a field with two words is named with both places', () => {
  assert.deepEqual(twoFieldWords(texts(['pkv:missing.fact.gross', 'Bruttolohn']), {}), [
    'field "gross": "Brutto" in analysis:income.field.gross, "Bruttolohn" in pkv:missing.fact.gross',
  ]);
});

test('the same word, a small letter within a sentence, a hint and a sentence about somebody are no second word', () => {
  const others = [
    ['pkv:missing.fact.gross', 'brutto'],
    ['analysis:income.field.grossHint', 'im Monat'],
    ['beratung:facts.gross', 'Brutto von {{name}}'],
    ['analysis:income.step.gross', 'Bruttolohn'],
  ] as const;
  assert.deepEqual(twoFieldWords(texts(...others), {}), []);
});

test('a namesake may stand as long as there is one', () => {
  const others = { 'pkv:missing.fact.gross': 'something else' };
  assert.deepEqual(twoFieldWords(texts(['pkv:missing.fact.gross', 'Lohn']), others), []);
  assert.deepEqual(twoFieldWords(texts(), others), [
    'pkv:missing.fact.gross is no text any more: fieldWords.ts need not know it',
  ]);
});

test('a field is told with the documents that have it', () => {
  assert.deepEqual(namedFields(texts(), {}), [
    { name: 'gross', documents: ['incomes'], words: new Map([['Brutto', one[0]]]) },
  ]);
});
