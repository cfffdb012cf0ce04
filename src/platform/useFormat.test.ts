import { createFormat } from './useFormat';

test('words stand one after the other as the language writes them, also those of a set', () => {
  expect(createFormat('de').list(['Aylin', 'Jonas', 'Emil'])).toBe('Aylin, Jonas und Emil');
  expect(createFormat('en').list(new Set(['Aylin', 'Jonas']))).toBe('Aylin and Jonas');
  expect(createFormat('en').list(['Aylin', 'Jonas', 'Emil'])).toBe('Aylin, Jonas and Emil'); // British
  expect(createFormat('de').list([])).toBe('');
});

test('a language has one format, whoever asks for it', () => {
  expect(createFormat('de')).toBe(createFormat('de'));
  expect(createFormat('en')).not.toBe(createFormat('de'));
});
