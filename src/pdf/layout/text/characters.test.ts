import { reportFonts } from '../../fonts';
import { createCharacterFilter } from './characters';

test('German and Central European names need no replacement', () => {
  const filter = createCharacterFilter(reportFonts);
  expect(filter.clean('Müller-Łukaszewicz, Şahin, Dvořák ẞ', 'text')).toBe(
    'Müller-Łukaszewicz, Şahin, Dvořák ẞ',
  );
  expect(filter.replacements()).toEqual([]);
});

test('an accent typed as its own character is joined with its letter', () => {
  expect(createCharacterFilter(reportFonts).clean('Mu\u0308ller', 'text')).toBe('Müller');
});

test('a letter outside the font becomes its base letter, anything else a question mark, and both are reported', () => {
  const filter = createCharacterFilter(reportFonts);
  expect(filter.clean('Ngu\u1ec5n Αθ 漢', 'text')).toBe('Nguen ?? ?');
  expect(filter.replacements()).toEqual([
    { character: 'ễ', replacedBy: 'e' },
    { character: 'Α', replacedBy: '?' },
    { character: 'θ', replacedBy: '?' },
    { character: '漢', replacedBy: '?' },
  ]);
});

test('narrow spaces and hyphens that are the same to a reader are exchanged without a word', () => {
  const filter = createCharacterFilter(reportFonts);
  expect(filter.clean('5\u202f%\u200d E\u2011Mail\r\n', 'text')).toBe('5\u00a0% E-Mail\n');
  expect(filter.replacements()).toEqual([]);
});
