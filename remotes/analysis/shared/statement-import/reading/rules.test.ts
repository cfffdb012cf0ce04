import { wordsIn, withPairs } from '../../file-import/reading/plain';
import { createMatch, outgoing } from './rules';

const match = createMatch(outgoing);
const ruleOf = (text: string) => match(withPairs(wordsIn(text)))?.name;

test('a word that stands in many names decides only where no other word does', () => {
  expect(ruleOf('Apotheke an der Bahn')).toBe('medical');
  expect(ruleOf('Getränkemarkt Wasser und Wein')).toBe('groceries');
  expect(ruleOf('Restaurant alte Mode')).toBe('goingOut');
  expect(ruleOf('Deutsche Bahn Fernverkehr')).toBe('publicTransport');
  expect(ruleOf('Abschlag Wasser')).toBe('waste');
  expect(ruleOf('Mode am Markt')).toBe('clothing');
});

test('a word within another one is none of its own', () => {
  for (const text of ['Bahnhofstraße 3', 'Mineralwasser', 'Modell 7']) expect(ruleOf(text)).toBeUndefined();
});

test('whole words of trains and water go first, hyphens or not', () => {
  expect(ruleOf('S-Bahn Abo')).toBe('publicTransport');
  expect(ruleOf('BahnCard 50 Restaurant')).toBe('publicTransport');
  expect(ruleOf('Wassergebühren 2026')).toBe('waste');
});
