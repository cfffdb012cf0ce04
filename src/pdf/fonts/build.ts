/**
 * Makes the fonts of the report: `npx tsx src/pdf/fonts/build.ts`. The results are committed; run it again, and then the
 * formatter, only when the character set or a font changes.
 *
 * Static fonts, because PDF knows no variable ones. Only the `kern` feature is kept: without `liga` no ligature can
 * get into the text layer. Widths and kerning are written beside the font, so that the layout needs no font parser.
 * Neither licence reserves a font name (no "with Reserved Font Name" in the copyright lines), so the cut fonts may
 * keep theirs.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { zlibSync } from 'fflate';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import type { FontData } from './fontData';
import { type Advances, kerningClasses } from './kerningClasses';

const folder = dirname(fileURLToPath(import.meta.url));

const sources = [
  {
    file: import.meta.resolve('@expo-google-fonts/hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf'),
    target: 'hanken-grotesk-400',
  },
  {
    file: import.meta.resolve('@expo-google-fonts/hanken-grotesk/600SemiBold/HankenGrotesk_600SemiBold.ttf'),
    target: 'hanken-grotesk-600',
  },
  {
    file: import.meta.resolve('@expo-google-fonts/newsreader/500Medium/Newsreader_500Medium.ttf'),
    target: 'newsreader-500',
  },
];

const licences = [
  {
    file: import.meta.resolve('@expo-google-fonts/hanken-grotesk/LICENSE_FONT'),
    target: 'OFL-hanken-grotesk.txt',
  },
  { file: import.meta.resolve('@expo-google-fonts/newsreader/LICENSE_FONT'), target: 'OFL-newsreader.txt' },
];

for (const { file, target } of sources) {
  const data = await buildFont(await readFile(fileURLToPath(file)));
  await writeFile(join(folder, `${target}.ts`), moduleText(target, data));
}
for (const { file, target } of licences)
  await writeFile(join(folder, target), await readFile(fileURLToPath(file)));

async function buildFont(full: Uint8Array): Promise<FontData> {
  const fullFont = openFont(full);
  const characters = [...reportCharacters()].filter((character) =>
    fullFont.hasGlyphForCodePoint(codePoint(character)),
  );
  const cut = await subsetFont(full, characters.join(''), {
    targetFormat: 'truetype',
    keepFeatures: ['kern'],
    noHinting: true,
  });
  const advances = characters.map(
    (character) => fullFont.glyphForCodePoint(codePoint(character)).advanceWidth,
  );
  return {
    unitsPerEm: fullFont.unitsPerEm,
    capHeight: fullFont.capHeight,
    characters: characters.join(''),
    advances,
    kerning: kerningClasses(characters, advances, pairAdvances(openFont(cut))),
    file: Buffer.from(zlibSync(cut, { level: 9 })).toString('base64'),
  };
}

/** How far apart the font sets two characters: the width of the pair less that of its second character. */
function pairAdvances(font: fontkit.Font): Advances {
  return (left, right) => font.layout(left + right).positions[0]?.xAdvance ?? 0;
}

function openFont(bytes: Uint8Array): fontkit.Font {
  const font = fontkit.create(Buffer.from(bytes));
  if (!('layout' in font)) throw new Error('A collection is not a font');
  return font;
}

function codePoint(character: string): number {
  return character.codePointAt(0) ?? 0;
}

function moduleText(target: string, data: FontData): string {
  const name = target.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return [
    '// Made by build.ts.',
    `import type { FontData } from './fontData';`,
    '',
    `export const ${name}: FontData = ${JSON.stringify(data)};`,
    '',
  ].join('\n');
}

/**
 * What a report can be written in: Latin, Latin Extended-A and the signs of German typography. Without U+00AD: a soft
 * hyphen is never drawn, where a word is broken it becomes a hyphen.
 */
function reportCharacters(): string {
  return [
    ...range(0x20, 0x7e),
    ...range(0xa0, 0xac),
    ...range(0xae, 0x17f),
    ...'ȘșȚțẞ',
    ...'‐–—‘’‚“”„•…‹›€−',
  ].join('');
}

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}
