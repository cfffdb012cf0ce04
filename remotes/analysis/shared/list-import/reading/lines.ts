import { type Contract, insuranceLines, loanLines, savingLines } from '@vp-digital/core/household';
import germanWords from '@vp-digital/locales/de/analysis/contracts.json';
import germanNames from '@vp-digital/locales/de/household/contracts.json';
import englishWords from '@vp-digital/locales/en/analysis/contracts.json';
import englishNames from '@vp-digital/locales/en/household/contracts.json';
import { wordsIn } from '../../file-import/reading/plain';

type ContractLine = Contract['line'];

const lines: readonly ContractLine[] = [...insuranceLines, ...savingLines, ...loanLines];

/** Words that identify no Sparte. */
const fillers: readonly string[] = ['und', 'and', 'fuer', 'police', 'vertrag', 'tarif'];

/** Names used by programs, never in searches. */
const written: Readonly<Partial<Record<ContractLine, readonly string[]>>> = {
  motor: ['Kfz-Haftpflicht', 'Kraftfahrzeug'],
};

/** Names and search words of a Sparte, in both languages: a list need not be in the page's language. */
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

/** Words that also end the names of other lines: a Haftpflicht may be for a dog or a car. */
const vague = new Set(
  known.flatMap(({ line, words: [word, further] }) => {
    if (word === undefined || further !== undefined) return [];
    const others = known.filter((other) => other.line !== line).flatMap(({ words }) => words);
    return others.some((other) => other !== word && other.endsWith(word)) ? [word] : [];
  }),
);

/**
 * The Sparte that a cell names: the one whose names match most of its words. Undefined if two match equally well
 * (Lebensversicherung, Darlehen), if it is a statutory one, or if a vague word is next to one of another Sparte.
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

/** The words of a cell that match a word, alone or two adjacent ones together: `Risiko-Leben`. */
function placesOf(word: string, said: readonly string[]): readonly string[] {
  if (said.includes(word)) return [word];
  const at = said.findIndex((one, index) => word === `${one}${said[index + 1] ?? ''}`);
  return at < 0 ? [] : said.slice(at, at + 2);
}

/** The words of a name, without those that only say that it is a contract. */
function stemsIn(name: string): readonly string[] {
  return wordsIn(name).flatMap((word) => {
    const stem = word.replace(/(versicherungen|versicherung|vers|insurance)$/, '');
    if (stem === '' || fillers.includes(stem)) return [];
    return [stem === word ? stem : stem.replace(/^(.{5,})s$/, '$1')]; // Berufsunfähigkeitsversicherung
  });
}
