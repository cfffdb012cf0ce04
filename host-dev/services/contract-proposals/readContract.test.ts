import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readFileSync } from 'node:fs';
import { readContract } from './readContract';

const page = (text: string, confidence = 96) =>
  text
    .trim()
    .split('\n')
    .map((line) =>
      line
        .trim()
        .split(' ')
        .map((word) => ({ text: word, confidence })),
    );
const values = (text: string) =>
  Object.fromEntries(Object.entries(readContract(page(text))).map(([name, read]) => [name, read?.value]));

describe('what a contract on paper says', () => {
  it('is read beside its labels', () =>
    assert.deepEqual(
      values(`
        Nordlicht Versicherung AG
        Musterstraße 1, 20095 Hamburg
        Privathaftpflichtversicherung
        Versicherungsnummer PH 4711-2208-3
        Versicherungsbeginn 01.04.2021, 0 Uhr
        Versicherungsablauf 01.04.2027, 0 Uhr
        Versicherungssumme 50.000.000,00 €
        Zahlweise jährlich
        Beitrag gemäß Zahlweise 74,90 €`),
      {
        line: 'liability',
        company: 'Nordlicht Versicherung AG',
        number: 'PH 4711-2208-3',
        premium: 7_490,
        frequency: 'yearly',
        start: '2021-04-01',
        end: '2027-04-01',
        benefit: 5_000_000_000,
      },
    ));

  it('takes the premium that is paid, taxes included, whichever stands first', () => {
    const premium = (text: string) => values(text)['premium'];
    assert.equal(
      premium('Nettobeitrag 100,00 €\nVersicherungsteuer 19,00 €\nGesamtbeitrag 119,00 €'),
      11_900,
    );
    assert.equal(
      premium('Beitrag ohne Versicherungsteuer 100,00 €\nBeitrag inkl. Versicherungsteuer 119,00 €'),
      11_900,
    );
    assert.equal(premium('Prämie zzgl. Steuer 100,00 €\nPrämie 119,00 € jährlich'), 11_900);
    assert.equal(premium('Beitrag brutto 89,50 €\nZahlbeitrag 62,15 €'), 6_215);
    assert.equal(premium('Nettobeitrag 62,15 €'), 6_215);
  });

  it('reads a currency before its amount, and nothing of an amount of which a digit was taken for a letter', () => {
    assert.deepEqual(values('Beitrag EUR 18,40 monatlich\nVersicherungssumme € 65.000,--'), {
      premium: 1_840,
      frequency: 'monthly',
      benefit: 6_500_000,
    });
    for (const wrong of ['1O,40 €', 'l8.400 €', '1 O74,90 €', '1.O74,90 €'])
      assert.deepEqual(values(`Beitrag ${wrong}`), {}, wrong);
    assert.deepEqual(values('Beitrag in EUR 2026'), {});
  });

  it('says whose it is, what it is worth on which day, and what it promises', () => {
    assert.deepEqual(
      values(`
        Private Rentenversicherung
        Versicherungsnehmerin: Frau Dr. Aylin Musterhaus
        Rückkaufswert zum 01.12.2025 345,00 €
        Garantierte monatliche Rente ab 67: 412,50 €
        Beitragsdynamik: 2,5 % jährlich
        Bezugsberechtigt im Todesfall: Ehegatte der versicherten Person`),
      {
        line: 'privatePension',
        benefit: 41_250, // of lines that insure a pension
        holder: 'Aylin Musterhaus',
        balance: 34_500,
        balanceAsOf: '2025-12-01',
        projectedPension: 41_250,
        yearlyRise: 250,
        beneficiaries: 'Ehegatte der versicherten Person',
      },
    );
    assert.deepEqual(
      values(`
        Bausparvertrag
        Bausparer
        Muster-Haus, Jonas
        Bausparguthaben am 31.12.2025: 12.345,67 EUR`),
      {
        line: 'buildingSavings',
        holder: 'Jonas Muster-Haus',
        balance: 1_234_567,
        balanceAsOf: '2025-12-31',
      },
    );
  });

  it('says nothing of what only looks so', () => {
    const read = values(`
        Versicherungsnehmer und versicherte Person
        Guthaben siehe Anlage
        Garantierte Rente auf Anfrage
        Dynamik: ausgeschlossen`);
    for (const name of ['holder', 'balance', 'balanceAsOf', 'projectedPension', 'yearlyRise'])
      assert.equal(read[name], undefined, name);
  });

  it('names a company as the list does, wherever it stands', () => {
    assert.equal(values('Ihre HUK-COBURG informiert\nSeestern Service AG').company, 'HUK-COBURG');
    assert.equal(values('Adelaide ruft an').company, undefined);
  });

  it('tells the special line from the general one', () => {
    assert.equal(values('Tierhalterhaftpflicht').line, 'petLiability');
    assert.equal(values('Berufsunfähigkeitsversicherung als Rentenversicherung').line, 'disability');
    assert.equal(values('Bausparvertrag\nBausparsumme 30.000 €').benefit, 3_000_000);
    assert.equal(values('Krankentagegeldversicherung\nTagessatz 90,00 €').benefit, 9_000);
  });

  it('takes a value that stands below its label, and none from farther away', () => {
    assert.equal(values('Monatsbeitrag\n31,50 EUR').premium, 3_150);
    assert.equal(values('Monatsbeitrag\nsiehe unten\n31,50 EUR').premium, undefined);
    assert.equal(values('Monatsbeitrag\nzuletzt 31,50 EUR').premium, undefined);
  });

  it('tells quarterly from yearly', () => {
    assert.equal(values('Zahlweise vierteljährlich').frequency, 'quarterly');
    assert.equal(values('Zahlweise halbjährlich').frequency, 'halfYearly');
    assert.equal(values('Zahlweise jährlich').frequency, 'yearly');
  });

  it('reads thousands that are set apart by blanks', () => {
    const text = readFileSync(
      new URL('testing/p01-contract-read-with-spaces-in-thousands.txt', import.meta.url),
      'utf8',
    );
    const { premium, benefit } = values(text);
    assert.deepEqual({ premium, benefit }, { premium: 107_490, benefit: 6_500_000 });
    assert.equal(values('Jahresbeitrag 12 074, 90 EUR').premium, 1_207_490);
    assert.equal(values('Versicherungssumme 1. 250 000 €').benefit, 125_000_000);
    assert.equal(values('Jahresbeitrag 2026 74,90 EUR').premium, 7_490);
  });

  it('takes no part of a number for the number', () => {
    assert.equal(values('Jahresbeitrag 1,074.90 EUR').premium, undefined);
    assert.equal(values('Jahresbeitrag 4711 500 EUR').premium, undefined);
    assert.equal(values('Jahresbeitrag 1.074,9 EUR').premium, undefined);
    for (const sum of ['65 00 €', '650 00 €', '6 5 000 €'])
      assert.equal(values(`Versicherungssumme ${sum}`).benefit, undefined);
  });

  it('leaves out what is no day and no amount', () => {
    assert.deepEqual(values('Versicherungsbeginn 31.02.2021\nBeitrag nach Vereinbarung'), {});
    assert.deepEqual(readContract([]), {});
  });

  it('is as sure of a value as of its worst word', () => {
    const lines = page('Versicherungsnummer PH 4711-2208-3');
    const unsure = lines.map((words) =>
      words.map((word, index) => (index === 2 ? { ...word, confidence: 61.4 } : word)),
    );
    assert.deepEqual(readContract(unsure).number, { value: 'PH 4711-2208-3', confidence: 61 });
  });
});
