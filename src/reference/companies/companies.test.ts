import * as fc from 'fast-check';
import { comparePlain } from '../text/foldings';
import {
  COMPANY_SEARCH_LIMIT,
  type CompanyKind,
  companyChoice,
  companyKinds,
  companyList,
  otherCompany,
  searchCompanies,
} from '.';
import { companyNames } from './companyNames';

const found = (text: string, kinds?: CompanyKind[]) =>
  searchCompanies({ text, kinds }).map(({ name }) => name);

describe('the list of companies', () => {
  test('has every company once, by name, and ends with the way out', () => {
    const names = companyList.map(({ name }) => name);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
    expect(names.slice(0, -1)).toEqual(names.slice(0, -1).sort(comparePlain));
    expect(names.at(-1)).toBe('andere Gesellschaft');
    expect(names.length).toBeGreaterThanOrEqual(150);
    expect(names.length).toBeLessThanOrEqual(250);
  });

  test.each<[CompanyKind, string]>([
    ['buildingSociety', 'Bausparkasse Schwäbisch Hall'],
    ['statutoryHealthInsurer', 'Techniker Krankenkasse'],
    ['motorInsurer', 'HUK-COBURG'],
    ['healthInsurer', 'Debeka'],
    ['bank', 'Commerzbank'],
    ['lifeInsurer', 'Swiss Life'],
    ['pensionFund', 'SOKA-BAU'],
    ['generalInsurer', 'Die Haftpflichtkasse'],
    ['legalProtectionInsurer', 'ARAG'],
  ])('has the kind %s, and in it %s', (kind, name) => {
    expect(companyList.find((company) => company.name === name)?.kinds).toContain(kind);
  });

  test.each(companyKinds)('names the companies of the kind %s in order and once', (kind) => {
    const names = companyNames[kind];
    expect(names.length).toBeGreaterThanOrEqual(15);
    expect(names).toEqual([...new Set(names)].sort(comparePlain));
  });

  test('knows all kinds of a company that does several', () => {
    expect(companyList.find(({ name }) => name === 'LVM')?.kinds).toEqual([
      'motorInsurer',
      'healthInsurer',
      'lifeInsurer',
      'generalInsurer',
      'legalProtectionInsurer',
    ]);
  });
});

describe('searching', () => {
  test('finds by any part of the name, regardless of case', () => {
    expect(found('nürn')).toEqual(['NÜRNBERGER', 'andere Gesellschaft']);
    expect(found('schwäbisch')).toEqual(['Bausparkasse Schwäbisch Hall', 'andere Gesellschaft']);
  });

  test('takes the text as a regular expression', () => {
    expect(found('^HUK')).toEqual(['HUK-COBURG', 'HUK24', 'andere Gesellschaft']);
    expect(found('^(ideal|dela)$')).toEqual(['DELA', 'IDEAL', 'andere Gesellschaft']);
    expect(found('^d.*bank$')).toEqual(['DekaBank', 'Deutsche Bank', 'andere Gesellschaft']);
  });

  test.each(['(KZVK', '[', '+', '\\', 'VBL)'])('takes the invalid expression %j as literal text', (text) => {
    const literal = companyList.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()));
    expect(searchCompanies({ text })).toEqual([...literal, otherCompany]);
  });

  test('finds what is typed as it stands, too: R+V is a name, not an expression', () => {
    expect(found('r+v', ['lifeInsurer'])).toEqual(['R+V', 'andere Gesellschaft']);
    expect(found('d.a.s.')).toEqual(['D.A.S.', 'andere Gesellschaft']);
  });

  test.each(['(.+)+!', '(a|a)*$', '.*.*.*.*.*.*.*.*!', '(.?){40}!', `${'(.|.)'.repeat(20)}!`])(
    'answers at once to %s, which would take minutes as an expression',
    (text) => expect(found(text)).toEqual(['andere Gesellschaft']),
  );

  test('returns the first 20 matches and, always last, the way out', () => {
    expect(COMPANY_SEARCH_LIMIT).toBe(20);
    expect(searchCompanies({ text: '' })).toEqual([...companyList.slice(0, 20), otherCompany]);
    expect(searchCompanies({ text: 'a', limit: 3 })).toHaveLength(4);
    expect(found('gibt es nicht')).toEqual(['andere Gesellschaft']);
    expect(found('andere')).toEqual(['andere Gesellschaft']);
  });

  test('can be narrowed to kinds', () => {
    expect(found('^debeka', ['buildingSociety'])).toEqual(['Debeka', 'andere Gesellschaft']);
    expect(found('^allianz', ['bank', 'pensionFund'])).toEqual([
      'Allianz Pensionskasse',
      'andere Gesellschaft',
    ]);
    expect(found('^allianz', [])).toEqual(['andere Gesellschaft']);
  });

  test('as a field offers it knows what is listed under any kind, and ends with what stands for the rest', () => {
    const insurers = companyChoice(['statutoryHealthInsurer']);
    expect(insurers.search('^tech')).toEqual(['Techniker Krankenkasse', 'andere Gesellschaft']);
    expect(insurers.isListed('LVM')).toBe(true);
    expect(insurers.isListed('andere Gesellschaft')).toBe(false);
    expect(insurers.isListed('Muster Bank')).toBe(false);
  });

  test('by any text gives matches in order, at most 20, without fail', () => {
    const typed = fc.oneof(
      fc.string({ maxLength: 20 }),
      fc.string({ unit: fc.constantFrom(...'ab.*+?^$()[]{}|\\1'), maxLength: 30 }),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const companies = searchCompanies({ text });
        expect(companies.length).toBeLessThanOrEqual(21);
        expect(companies).toEqual(companyList.filter((company) => companies.includes(company)));
        expect(companies.at(-1)).toBe(otherCompany);
      }),
    );
  });

  test('by a name finds it among the companies of its kind', () => {
    const named = companyList.filter((company) => company !== otherCompany);
    fc.assert(
      fc.property(fc.constantFrom(...named), (company) => {
        expect(searchCompanies({ text: company.name, kinds: company.kinds })).toContain(company);
      }),
    );
  });
});
