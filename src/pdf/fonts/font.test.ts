import * as fontkit from 'fontkit';
import { type FontSet, reportFonts } from '.';
import type { FontName } from './fontData';

const names: FontName[] = ['text', 'strong', 'serif'];
const germanTypography = 'ÄÖÜäöüßẞ€„“”–−×÷§…%·•\u00a0ŁłŞşŽžĞğİıŐő';

/** What the PDF writer's own font engine draws, word by word. */
function drawnWidth(fonts: FontSet, name: FontName, text: string, size: number): number {
  const font = fontkit.create(Buffer.from(fonts[name].file()));
  if (!('layout' in font)) throw new Error('not a single font');
  const words = text.match(/[^ ]* ?/g) ?? [];
  const units = words.reduce((sum, word) => sum + font.layout(word).advanceWidth, 0);
  return (units * size) / font.unitsPerEm;
}

test.each(names)('%s draws everything a German report needs', (name) => {
  expect([...germanTypography].filter((character) => !reportFonts[name].has(character))).toEqual([]);
});

test.each(names)('%s measures a text as wide as it is drawn', (name) => {
  for (const text of ['Von 5.450 € im Monat', 'AVATAR „Täglich“ Tö. Wy, 1.234,56 €', 'Łódź Őry']) {
    expect(reportFonts[name].width(text, 20)).toBeCloseTo(drawnWidth(reportFonts, name, text, 20), 6);
  }
});

test.each(names)('all digits of %s are equally wide, so that amounts stand below each other', (name) => {
  expect(new Set([...'0123456789'].map((digit) => reportFonts[name].width(digit, 10))).size).toBe(1);
});

test('kerning is measured: a pair that kerns is narrower than its letters', () => {
  const { text } = reportFonts;
  expect(text.width('AV', 10)).toBeLessThan(text.width('A', 10) + text.width('V', 10));
});
