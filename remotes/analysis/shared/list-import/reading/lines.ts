import { type Contract, insuranceLines, loanLines, savingLines } from '@vp-digital/core/household';
import germanWords from '@vp-digital/locales/de/analysis/contracts.json';
import germanNames from '@vp-digital/locales/de/household/contracts.json';
import englishWords from '@vp-digital/locales/en/analysis/contracts.json';
import englishNames from '@vp-digital/locales/en/household/contracts.json';
import { wordsIn } from '../../file-import/reading/plain';

type ContractLine = Contract['line'];

const lines: readonly ContractLine[] = [...insuranceLines, ...savingLines, ...loanLines];

/** Words that no name is told by. */
const fillers: readonly string[] = ['und', 'and', 'fuer', 'police', 'vertrag', 'tarif'];

/** What programs write and nobody looks for. */
const written: Readonly<Partial<Record<ContractLine, readonly string[]>>> = {
  motor: ['Kfz-Haftpflicht', 'Kraftfahrzeug'],
};

/** Names and words by which the page finds a Sparte, in either language: a list is not written in the page's. */
const known = lines.flatMap((line) =>
  [
    germanNames.line[line],
    englishNames.line[line],
    ...germanWords.contracts.words[line].split(', '),
    ...englishWords.contracts.words[line].split(', '),
    ...(written[line] ?? []),
  ].flatMap((name) => {
    const words = stemsIn(name);
    const joined = words.length === 2 ? [[words.join('')]] : []; // Riester-Rente, Riesterrente
    return [words, ...joined].filter((some) => some.length > 0).map((some) => ({ line, words: some }));
  }),
);

/** Words that names of other lines end by: a Haftpflicht may be that of a dog or a car. */
const vague = new Set(
  known.flatMap(({ line, words: [word, further] }) => {
    if (word === undefined || further !== undefined) return [];
    const others = known.filter((other) => other.line !== line).flatMap(({ words }) => words);
    return others.some((other) => other !== word && other.endsWith(word)) ? [word] : [];
  }),
);

/**
 * The Sparte that a cell names: the one whose names cover most of its words. None where two are equally good
 * (Lebensversicherung, Darlehen), where it is a statutory one, or where a vague word stands beside one of another Sparte.
 */
export function lineIn(text: string): ContractLine | undefined {
  const said = stemsIn(text);
  if (said.some((word) => word.startsWith('gesetzlich') || word === 'statutory')) return undefined;
  const covered = new Map<ContractLine, ReadonlySet<string>>();
  for (const { line, words } of known) {
    const met = words.map((word) => placesOf(word, said));
    if (met.every((some) => some.length > 0))
      covered.set(line, new Set([...(covered.get(line) ?? []), ...met.flat()]));
  }
  const [best, next] = [...covered]
    .map(([line, words]) => ({ line, words, letters: [...words].join('').length }))
    .sort((one, other) => other.letters - one.letters);
  if (!best || best.letters === next?.letters) return undefined;
  return next && [...best.words].every((word) => vague.has(word)) ? undefined : best.line;
}

/** The words of a cell that are a word, or two beside one another that are it together: `Risiko-Leben`. */
function placesOf(word: string, said: readonly string[]): readonly string[] {
  if (said.includes(word)) return [word];
  const at = said.findIndex((one, index) => word === `${one}${said[index + 1] ?? ''}`);
  return at < 0 ? [] : said.slice(at, at + 2);
}

/** The words of a name, without what says only that it is a contract. */
function stemsIn(name: string): readonly string[] {
  return wordsIn(name).flatMap((word) => {
    const stem = word.replace(/(versicherungen|versicherung|vers|insurance)$/, '');
    if (stem === '' || fillers.includes(stem)) return [];
    return [stem === word ? stem : stem.replace(/^(.{5,})s$/, '$1')]; // Berufsunfähigkeitsversicherung
  });
}
