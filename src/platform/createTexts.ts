import type { I18n } from '@vp-digital/core/libs/i18n';
import type { Language } from '@vp-digital/core/shell';
import { createI18n } from './createI18n';

/** The files of a namespace, each fetched when a page says what stands in it: `locales/<language>/<area>/<file>.json`. */
export interface TextSource extends Readonly<Record<Language, (file: string) => Promise<TextModule>>> {
  /** The German content of the file `common`, which is there from the beginning. */
  readonly common?: object;
}

interface TextModule {
  default: object;
}

export interface Texts {
  i18n: I18n;
  /** Changes the language once its texts are there; English that does not come is German. The last call counts. */
  show(language: Language): Promise<void>;
  /**
   * Fetches files of the own namespace; undefined once they can be read in the language shown, until then when. Rejects where
   * the German ones do not come; the next call fetches them again.
   */
  bring(files: readonly string[]): Promise<void> | undefined;
  /** The same with what the codes of all documents are called: the namespaces `household/<document>`. */
  bringWords(): Promise<void> | undefined;
  /** Fetches files and the words of documents in a language that need not be shown. Rejects where one does not come. */
  fetchIn(language: Language, files: readonly string[]): Promise<void>;
}

/** What comes together: bundles of texts by their namespace. */
interface TextPart {
  name: string;
  load(language: Language): Promise<Readonly<Record<string, object>>>;
}

const known = new WeakMap<I18n, Texts>();

/** Those of the mount that speaks by it; undefined of what no mount has made. */
export const textsOf = (i18n: I18n): Texts | undefined => known.get(i18n);

/** The translation instance of one mount, in German until `show` has said otherwise. */
export function createTexts(
  namespace: string,
  source: TextSource | undefined,
  onMissing: (error: unknown) => void,
): Texts {
  const i18n = createI18n(namespace, { de: source?.common ?? {} }, 'de');
  const fileNamed = (file: string): TextPart => ({
    name: file,
    load: async (language) => ({ [namespace]: (await source?.[language](file))?.default ?? {} }),
  });
  const brought = new Map<string, TextPart>();
  const coming = new Map<string, Promise<void>>();
  const settled = new Set<string>();
  let wanted: Language = 'de';

  const fetchOnce = (part: TextPart, language: Language): Promise<void> => {
    const key = `${language} ${part.name}`;
    const asked =
      coming.get(key) ??
      part.load(language).then((bundles) => {
        for (const [name, texts] of Object.entries(bundles))
          i18n.addResourceBundle(language, name, texts, true);
        settled.add(key);
      });
    coming.set(key, asked);
    asked.catch(() => coming.delete(key));
    return asked;
  };
  /** English that does not come is German: nobody waits for it a second time, but the next change of the language. */
  const fetchEnglish = (part: TextPart): Promise<void> =>
    fetchOnce(part, 'en').catch((error: unknown) => {
      settled.add(`en ${part.name}`);
      onMissing(error);
    });
  const bringParts = (parts: readonly TextPart[]): Promise<void> | undefined => {
    const waiting = parts.flatMap((part) => {
      brought.set(part.name, part);
      const german = settled.has(`de ${part.name}`) ? [] : [fetchOnce(part, 'de')];
      if (wanted === 'de' || settled.has(`en ${part.name}`)) return german;
      const english = fetchEnglish(part);
      return i18n.language === 'de' ? german : [...german, english]; // until the language has changed it can be read in this one
    });
    if (waiting.length === 0) return undefined;
    const all = Promise.all(waiting).then(() => {});
    all.catch(() => {}); // who draws asks without waiting
    return all;
  };

  if (source?.common) brought.set('common', fileNamed('common'));
  const texts: Texts = {
    i18n,
    async show(language) {
      wanted = language;
      if (language === 'en') await Promise.all([ofAll, ...brought.values()].map(fetchEnglish));
      if (wanted === language) await i18n.changeLanguage(language);
    },
    bring: (files) => bringParts(files.map((file) => brought.get(file) ?? fileNamed(file))),
    bringWords: () => bringParts([words]),
    async fetchIn(language, files) {
      await Promise.all([words, ...files.map(fileNamed)].map((part) => fetchOnce(part, language)));
    },
  };
  known.set(i18n, texts);
  return texts;
}

/** What every area and the shell have in common; German comes with them. */
const ofAll: TextPart = {
  name: 'of all',
  load: async (language) => {
    if (language === 'de') return {};
    const { app, core } = await import('./english');
    return { app, core };
  },
};

const words: TextPart = {
  name: 'words of documents',
  load: async (language) => {
    const all = await (language === 'de'
      ? import('@vp-digital/core/household/words/german')
      : import('@vp-digital/core/household/words/english'));
    return Object.fromEntries(Object.entries(all).map(([name, texts]) => [`household/${name}`, texts]));
  },
};
