import * as fc from 'fast-check';
import { environments } from '../environments';
import { comparePlain } from '../text/foldings';
import { countryList, filterCountries, germany } from '.';

const countries = countryList('prod');

/** Everyday names that begin with the word that is typed; the Unicode names are long or foreign. */
const deliberateNames: Record<string, string> = {
  CD: 'Kongo (Demokratische Republik)',
  CG: 'Kongo (Republik)',
  CI: 'Elfenbeinküste',
  CV: 'Kap Verde',
  HK: 'Hongkong',
  MD: 'Moldau',
  MO: 'Macau',
};

describe('the list of countries', () => {
  test('begins with Germany, the only default', () => {
    expect(countries[0]).toEqual({ name: 'Deutschland', code: 'DE', dialCode: '+49', isDefault: true });
    expect(countries.filter(({ isDefault }) => isDefault)).toEqual([germany]);
  });

  test('has about 200 countries, each once', () => {
    expect(countries).toHaveLength(218);
    expect(new Set(countries.map(({ code }) => code)).size).toBe(218);
    expect(new Set(countries.map(({ name }) => name)).size).toBe(218);
  });

  test('goes on in ascending order without regard to case and diacritics', () => {
    const names = countries.slice(1).map(({ name }) => name);
    expect(names).toEqual([...names].sort(comparePlain));
    expect(names.slice(0, 3)).toEqual(['Afghanistan', 'Ägypten', 'Albanien']);
    expect(names.indexOf('Österreich')).toBe(names.indexOf('Oman') + 1);
    expect(names.at(-1)).toBe('Zypern');
  });

  test('has the German names that Unicode gives, apart from those named here', () => {
    const unicode = new Intl.DisplayNames('de', { type: 'region' });
    const different = countries.filter(({ code, name }) => unicode.of(code) !== name);
    expect(Object.fromEntries(different.map(({ code, name }) => [code, name]))).toEqual(deliberateNames);
  });

  test('has well-formed codes', () => {
    for (const { code, dialCode } of countries) {
      expect(code).toMatch(/^[A-Z]{2}$/);
      expect(dialCode).toMatch(/^\+(1(\d{3})?|[2-9]\d{0,2})$/);
    }
  });

  test.each([
    ['+1', ['Dominikanische Republik', 'Jamaika', 'Kanada', 'Vereinigte Staaten']],
    ['+7', ['Kasachstan', 'Russland']],
    ['+39', ['Italien', 'Vatikanstadt']],
  ])('%s is shared by %j', (dialCode, names) => {
    expect(countries.filter((country) => country.dialCode === dialCode).map(({ name }) => name)).toEqual(
      names,
    );
  });

  test('shares no other calling code', () => {
    const shared = ['+1', '+7', '+39'];
    const codes = countries.map(({ dialCode }) => dialCode).filter((code) => !shared.includes(code));
    expect(new Set(codes).size).toBe(codes.length);
  });

  test.each([
    ['AT', '+43'],
    ['BS', '+1242'],
    ['CH', '+41'],
    ['FR', '+33'],
    ['GB', '+44'],
    ['HR', '+385'],
    ['LI', '+423'],
    ['LU', '+352'],
    ['NL', '+31'],
    ['PL', '+48'],
    ['TR', '+90'],
    ['UA', '+380'],
    ['US', '+1'],
    ['XK', '+383'],
  ])('%s is dialled with %s', (code, dialCode) => {
    expect(countries.find((country) => country.code === code)?.dialCode).toBe(dialCode);
  });
});

test('only dev and uat have the test entry', () => {
  const withTest = environments.filter((environment) =>
    countryList(environment).some(({ dialCode }) => dialCode === '+99'),
  );
  expect(withTest).toEqual(['dev', 'uat']);
  expect(countryList('uat')).toHaveLength(countries.length + 1);
  expect(countryList('uat')[0]).toEqual(germany);
});

describe('filtering', () => {
  const found = (text: string) => filterCountries(countries, text).map(({ name }) => name);

  test.each([
    ['öst', ['Österreich']],
    ['OST', ['Österreich']],
    ['a\u0308gyp', ['Ägypten']],
    ['sao', ['São Tomé und Príncipe']],
    ['  schw', ['Schweden', 'Schweiz']],
    ['reich', []],
    ['kongo (', ['Kongo (Demokratische Republik)', 'Kongo (Republik)']],
  ])('%j finds %j', (text, names) => expect(found(text)).toEqual(names));

  test('by nothing leaves all, in their order', () => {
    expect(filterCountries(countries, '')).toEqual(countries);
  });

  test('by any beginning of any name, in any case, with or without its marks, finds it', () => {
    const spellings = [
      (text: string) => text,
      (text: string) => text.toUpperCase(),
      (text: string) => text.normalize('NFD').replace(/\p{M}/gu, ''),
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...countries),
        fc.nat(40),
        fc.constantFrom(...spellings),
        (country, length, spell) => {
          expect(filterCountries(countries, spell(country.name.slice(0, length)))).toContain(country);
        },
      ),
    );
  });

  test('by more typed characters never finds more', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 4 }),
        fc.string({ maxLength: 2 }),
        (text, more) => {
          const before = filterCountries(countries, text);
          for (const country of filterCountries(countries, text.trimEnd() + more.trim()))
            expect(before).toContain(country);
        },
      ),
    );
  });
});
