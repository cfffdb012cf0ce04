import fc from 'fast-check';
import { reportFonts } from '../../fonts';
import { styles } from '../style';
import type { Line } from './lineBreaking';
import { createTypesetter } from './typesetter';

const typesetter = createTypesetter(reportFonts, 'de');
const plain = (line: Line) => line.fragments.map((fragment) => fragment.text).join('');
const set = (text: string, width: number) => typesetter.lines(text, styles.body, width).map(plain);

test('a text that fits stays on one line', () => {
  expect(set('Von 5.450 € im Monat', 400)).toEqual(['Von 5.450 € im Monat']);
});

test('a number is never parted from its unit', () => {
  for (let width = 60; width < 200; width += 1) {
    for (const line of set('Es bleiben 5.450\u00a0€\u00a0mtl. frei', width)) {
      expect(line.includes('5.450') ? line : '5.450\u00a0€\u00a0mtl.').toContain('5.450\u00a0€\u00a0mtl.');
    }
  }
});

test('a long German word is broken between its parts, never before the last two letters', () => {
  expect(set('Berufsunfähigkeitsversicherung', 100)).toEqual(['Berufsunfähigkeits-', 'versicherung']);
  for (let width = 30; width < 90; width += 1) {
    expect(set('Nettorendite', width).at(-1)).not.toBe('te');
  }
});

test('soft hyphens of the text win over the patterns and are not drawn where a word is whole', () => {
  expect(set('Nettoren\u00addite', 50)).toEqual(['Nettoren-', 'dite']);
  expect(set('Nettoren\u00addite', 200)).toEqual(['Nettorendite']);
});

test('English words are not broken by German patterns', () => {
  const english = createTypesetter(reportFonts, 'en');
  expect(english.lines('comprehensive household insurance', styles.body, 80).map(plain)).toEqual([
    'comprehensive',
    'household',
    'insurance',
  ]);
});

test('a line feed ends a line', () => {
  expect(set('Petra Beispiel\n\nAugsburg', 400)).toEqual(['Petra Beispiel', '', 'Augsburg']);
});

test('a word that crosses a change of style stays whole', () => {
  const lines = typesetter.lines(
    [{ text: 'Frei: ' }, { text: '566\u00a0€', style: 'strong' }, { text: '.' }],
    styles.body,
    40,
  );
  expect(lines.map(plain)).toEqual(['Frei:', '566\u00a0€.']);
});

test('the key sentence is set in lines of about equal length', () => {
  const lines = typesetter.balanced(
    'Von 5.450\u00a0€ im Monat bleiben Ihnen 566\u00a0€ frei. Drei Lücken haben wir besprochen.',
    styles.keySentence,
    490,
  );
  expect(lines.map((line) => Math.round(line.width / 60))).toEqual([6, 6]);
});

test('no line is wider than its column, and no text is lost', () => {
  const words = fc.array(fc.string({ unit: fc.constantFrom(...'abcdeäöüßABC 1234,.-/€\u00ad\u00a0\n') }), {
    maxLength: 20,
  });
  fc.assert(
    fc.property(words, fc.integer({ min: 20, max: 400 }), (parts, width) => {
      const text = parts.join(' ');
      const lines = typesetter.lines(text, styles.body, width);
      const drawn = lines
        .flatMap((line) => line.fragments.filter((fragment) => fragment.isSoftHyphen === undefined))
        .map((fragment) => fragment.text)
        .join('');
      const letters = (value: string) => value.replace(/[ \n\u00ad]/g, '');
      expect(letters(drawn)).toBe(letters(text));
      for (const line of lines) expect(line.width).toBeLessThan(width + 1.5);
    }),
  );
});
