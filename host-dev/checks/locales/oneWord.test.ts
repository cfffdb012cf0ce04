import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codedFields } from './codes';
import { figureNames, withParts } from './figureWords';
import { twoWords, wordsOfCodes } from './oneWord';

const fields = [{ name: 'assets.kind', codes: new Set(['cash', 'home', 'depot', 'car', 'art']) }];
const texts = (place: string, words: Record<string, string>): [string, string][] =>
  Object.entries(words).map(([key, word]) => [`${place}.${key}`, word]);
const four = { cash: 'Bargeld', home: 'Eigenheim', depot: 'Wertpapierdepot', car: 'Fahrzeug' };

test('a code with two words is named with both places', () => {
  const found = twoWords(
    new Map([...texts('analysis:kind', four), ...texts('report:kind', { ...four, depot: 'Depot' })]),
    fields,
  );
  assert.deepEqual(found, [
    'assets.kind "depot": "Wertpapierdepot" in analysis:kind, "Depot" in report:kind',
  ]);
});

const noNames: [what: string, others: [string, string][]][] = [
  ['the same word twice', texts('report:kind', four)],
  ['words that it is found by', texts('report:words', { ...four, depot: 'ETF, Aktien' })],
  ['texts of which some belong to no code', texts('report:kind', { ...four, depot: 'Depot', sum: 'Summe' })],
  ['a question for each of three', texts('report:kind', { cash: 'Wo?', home: 'Wo?', depot: 'Wo?' })],
];
for (const [what, others] of noNames)
  test(`${what} are no second name`, () => {
    assert.deepEqual(twoWords(new Map([...texts('analysis:kind', four), ...others]), fields), []);
  });

test('a field of two codes has its words in its document, and nowhere else by chance', () => {
  const visibility = [{ name: 'recap.visibility', codes: new Set(['customer', 'internal']) }];
  const two = { customer: 'Kunde', internal: 'Intern' };
  const words = (place: string) =>
    wordsOfCodes(new Map(texts(place, two)), visibility).map((one) => one.words.size);
  assert.deepEqual(words('household/recap:visibility'), [1, 1]);
  assert.deepEqual(words('gespraechszusammenfassung:filter'), [0, 0]);
});

test('the coded fields are those of the documents, of entries of every kind', () => {
  const byName = new Map(codedFields().map(({ name, codes }) => [name, codes]));
  assert.equal(byName.get('employments.status')?.size, 17);
  assert.ok(byName.get('contracts.line')?.has('disability'));
  assert.ok(byName.get('contracts.line')?.has('mortgage'));
});

test('a figure that an area calls otherwise is named, also as a part of another', () => {
  const all = new Map([
    ...texts('household/figures', { householdNet: 'Haushaltsnetto', freeAmount: 'Frei' }).map(
      ([key, word]): [string, string] => [key.replace('figures.', 'figures:'), word],
    ),
    ...texts('analysis:part', { net: 'Haushaltsnetto', free: 'Übrig', reserve: 'R', netWorth: 'N' }),
    ['household/figures:reserve', 'R'],
    ['household/figures:netWorth', 'N'],
  ]);
  assert.deepEqual(twoWords(withParts(all), [figureNames(all)]), [
    'figure "free": "Frei" in household/figures, "Übrig" in analysis:part',
  ]);
});
