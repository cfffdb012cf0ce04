import * as fc from 'fast-check';
import { type MenuEntry, menuEntries, searchMenu } from '.';

const none = { favourites: [], recent: [] };
const found = (text: string, language: 'de' | 'en' = 'de') =>
  searchMenu({ entries: menuEntries, text, language, ...none }).map(({ entry, alias }) =>
    alias === undefined ? entry.name[language] : `${entry.name[language]} (${alias})`,
  );

const entry = (code: string, name: string, ...aliasList: string[]) => ({
  code,
  name: { de: name, en: name },
  aliasList,
});

describe('order', () => {
  test('beginning of any word, then inside one, then one typo; in each the name before an alias', () => {
    const entries = [
      entry('1', 'Sonstiges', 'Hausrot'),
      entry('2', 'Hausrot'),
      entry('3', 'Sonstiges', 'Mithausrat'),
      entry('4', 'Mithausrat'),
      entry('5', 'Sonstiges', 'Neuer Hausrat'),
      entry('6', 'Neuer Hausrat'),
    ];
    const hits = searchMenu({ entries, text: 'hausrat', language: 'de', ...none });
    expect(hits.map((hit) => [hit.entry.code, hit.alias])).toEqual([
      ['6', undefined],
      ['5', 'Neuer Hausrat'],
      ['4', undefined],
      ['3', 'Mithausrat'],
      ['2', undefined],
      ['1', 'Hausrot'],
    ]);
  });

  test('among equals that of the menu', () => {
    expect(found('finanz')).toEqual(['Persönliche Finanzplanung', 'Finanz-Fitness-Gespräch', 'Finanznote']);
  });

  test('an entry found by its name is shown by its name, even when an alias matches too', () => {
    expect(found('recap')).toEqual(['Gesprächsnotizen (Recap)']);
    expect(found('vergleich')).toEqual(['Soll-Ist-Vergleich']);
  });
});

describe('what is typed', () => {
  test.each(['vermögensbi', 'vermoegensbi', 'vermogensbi', 'VERMÖGENSBI', 'vermo\u0308gensbi'])(
    '%s finds the balance sheet: ä = ae = a',
    (text) => expect(found(text)).toEqual(['Vermögensbilanz']),
  );

  test.each([
    ['soll ist', ['Soll-Ist-Vergleich']],
    ['Wünsche und', []],
    ['wünsche ziele', ['Wünsche & Ziele']],
    ['§ 61', ['Beratungsdokumentation (§61)']],
    ['50-30', ['Haushaltsbudget (50-30-20)']],
    ['gehalt', ['Einkommen (Gehalt)']],
  ])('%j finds %j', (text, names) => expect(found(text)).toEqual(names));

  test.each([
    ['finannote', 'a letter is missing'],
    ['finannznote', 'one is too many'],
    ['finamznote', 'one is wrong'],
    ['fiannznote', 'two are swapped'],
    ['finanznot', 'nothing'],
  ])('%s is Finanznote: %s', (text) => expect(found(text)).toContain('Finanznote'));

  test.each(['finamznate', 'ifannznote', 'innanznote'])('%s has more than one typo', (text) =>
    expect(found(text)).not.toContain('Finanznote'),
  );

  test('a typo is allowed from five letters on', () => {
    expect(found('sparb')).toContain('Sparbetrag');
    expect(found('sbarbe')).toContain('Sparbetrag');
    expect(found('sbarb')).toContain('Sparbetrag');
    expect(found('sbar')).toEqual([]);
  });

  test('in English only the name is searched', () => {
    expect(found('income', 'en')).toEqual(['Income', 'Income protection', 'Income protection simulation']);
    expect(found('gehalt', 'en')).toEqual([]);
    expect(found('Einkommen', 'en')).toEqual([]);
  });
});

describe('without a text', () => {
  const proposed = (favourites: string[], recent: string[], entries: readonly MenuEntry[] = menuEntries) =>
    searchMenu({ entries, text: ' ', favourites, recent, language: 'de' }).map((hit) => hit.entry.code);

  test('the favourites come first, then the last five that are none, then the others in the order of the menu', () => {
    const recent = [
      'PENSION',
      'FFG_INCOME',
      'RECAP',
      'INVESTMENT',
      'FIVE_STEPS',
      'FFG_START',
      'WISHES_GOALS',
    ];
    const codes = proposed(['INVESTMENT', 'FINANCIAL_GRADE'], recent);
    expect(codes.slice(0, 7)).toEqual([
      'INVESTMENT',
      'FINANCIAL_GRADE',
      'PENSION',
      'FFG_INCOME',
      'RECAP',
      'FIVE_STEPS',
      'FFG_START',
    ]);
    expect(codes.slice(7)).toEqual(
      menuEntries.map(({ code }) => code).filter((code) => !codes.slice(0, 7).includes(code)),
    );
  });

  test('what may not be opened any more is not remembered', () => {
    const entries = menuEntries.filter(({ code }) => code === 'RECAP');
    expect(proposed(['FFG_INCOME', 'nonsense'], ['RECAP', 'PENSION', 'RECAP'], entries)).toEqual(['RECAP']);
  });

  test('without memory what can be opened is proposed', () =>
    expect(proposed([], [])).toEqual(menuEntries.map(({ code }) => code)));
});

describe('for every entry', () => {
  const spellings = [
    (text: string) => text,
    (text: string) => text.toUpperCase(),
    (text: string) => text.normalize('NFD').replace(/\p{M}/gu, ''),
    (text: string) => text.replace(/ä/g, 'ae').replace(/ö/g, 'oe').replace(/ü/g, 'ue'),
  ];
  const term = fc
    .constantFrom(...menuEntries)
    .chain((one) =>
      fc.record({ one: fc.constant(one), words: fc.constantFrom(one.name.de, ...one.aliasList) }),
    );

  test('each word of name and aliases finds it, in any spelling', () => {
    fc.assert(
      fc.property(term, fc.constantFrom(...spellings), fc.nat(5), ({ one, words }, spell, index) => {
        const list = words.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
        const text = spell(list[index % list.length] ?? words);
        const hits = searchMenu({ entries: menuEntries, text, language: 'de', ...none });
        expect(hits.map((hit) => hit.entry)).toContain(one);
      }),
    );
  });

  test('each name of five letters or more finds it with one letter lost, doubled or swapped', () => {
    const damages = [
      (text: string, at: number) => text.slice(0, at) + text.slice(at + 1),
      (text: string, at: number) => text.slice(0, at) + text[at] + text.slice(at),
      (text: string, at: number) => `${text.slice(0, at)}x${text.slice(at + 1)}`,
      (text: string, at: number) => text.slice(0, at) + (text[at + 1] ?? '') + text[at] + text.slice(at + 2),
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...menuEntries),
        fc.nat(60),
        fc.constantFrom(...damages),
        (one, position, damage) => {
          const [word = ''] = one.name.de.split(/[^\p{L}]+/u).filter(({ length }) => length > 5);
          fc.pre(word !== '');
          const text = damage(word, position % word.length);
          const hits = searchMenu({ entries: menuEntries, text, language: 'de', ...none });
          expect(hits.map((hit) => hit.entry)).toContain(one);
        },
      ),
    );
  });

  test('nothing is found that may not be opened, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.subarray([...menuEntries]),
        fc.oneof(fc.string({ maxLength: 8 }), fc.constantFrom('e', 'plan', 'spar', 'renten')),
        (entries, text) => {
          const hits = searchMenu({ entries, text, language: 'de', ...none });
          expect(new Set(hits.map((hit) => hit.entry)).size).toBe(hits.length);
          for (const hit of hits) expect(entries).toContain(hit.entry);
        },
      ),
    );
  });
});
