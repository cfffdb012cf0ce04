import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readPayslip } from './readPayslip';

const values = (text: string) => {
  const lines = text
    .trim()
    .split('\n')
    .map((line) =>
      line
        .trim()
        .split(' ')
        .map((word) => ({ text: word, confidence: 96 })),
    );
  return Object.fromEntries(Object.entries(readPayslip(lines)).map(([name, read]) => [name, read?.value]));
};

describe('what a payslip says', () => {
  it('is read beside its labels, of the month and not of the year', () =>
    assert.deepEqual(
      values(`
        Musterwerk GmbH
        Steuerklasse III, Kinderfreibeträge 2,0
        Gesamtbrutto 3.850,00 34.650,00
        Steuerbrutto 3.810,00 34.290,00
        Nettoverdienst 2.712,44 24.411,96
        Auszahlungsbetrag 2.672,44`),
      { gross: 385_000, net: 271_244, taxClass: 'III', childAllowanceHalves: 4 },
    ));

  it('says whose it is, the health fund and the child allowances', () => {
    assert.deepEqual(
      values(`
        Frau Dr. Aylin Musterhaus
        Krankenkasse: Muster BKK Nord 2,9 %
        Ki.Frb. 0,5
        Gesamtbrutto 3.850,00`),
      { gross: 385_000, name: 'Aylin Musterhaus', childAllowanceHalves: 1, healthFund: 'Muster BKK Nord' },
    );
    assert.deepEqual(values('Mitarbeiter: Muster, Jonas\nKrankenkasse\nBeispielkasse\nKinderfreibetrag: 1'), {
      name: 'Jonas Muster',
      childAllowanceHalves: 2,
      healthFund: 'Beispielkasse',
    });
    assert.deepEqual(values('Name der Bank\nKinderfreibeträge 2,3\nKrankenkasse: 123'), {});
  });

  it('says what goes into vermögenswirksame Leistungen, and what the employer pays of it', () => {
    assert.deepEqual(
      values(`
        2050 VL-AG-Anteil L 26,59
        Gesamtbrutto 3.850,00
        VL-Überweisung -40,00
        Auszahlungsbetrag 2.672,44`),
      { gross: 385_000, net: 267_244, savings: 4_000, employerSavings: 2_659 },
    );
    assert.deepEqual(values('Arbeitgeberzuschuss VWL 6,65\nVermögenswirksame Leistungen 40,00'), {
      savings: 4_000,
      employerSavings: 665,
    });
    assert.deepEqual(values('Vermögensw. Leistung Arbeitgeber 13,29'), { employerSavings: 1_329 });
    assert.deepEqual(values('AG-Anteil VL 40,00\nAbführung VL 26,59'), {}); // more than all of it
    assert.deepEqual(values('VL-Vertrag 4711\nArbeitgeberanteil KV 281,05\nNovl 12,00\nSVL 3,00'), {});
  });

  it('reads thousands that a photo sets apart, and nothing of a number that it has read in part', () => {
    assert.deepEqual(values('Gesamtbrutto 3 850,00 34 650,00\nNettoverdienst 2. 712,44'), {
      gross: 385_000,
      net: 271_244,
    });
    assert.deepEqual(values("Gesamtbrutto 3'850,00\nNettoverdienst 2 .712 ,44"), { gross: 385_000 });
    assert.deepEqual(values('Gesamtbrutto 3.85O,00\nNettoverdienst 2.7l2,44'), {});
    assert.deepEqual(
      values('Brutto Jahr 34.650,00\nGesamtbrutto: kumuliert 34.650,00\nGesamtbrutto 3.850,00'),
      {
        gross: 385_000,
      },
    );
  });

  it('takes what programs call gross, net and tax class', () => {
    assert.deepEqual(values('Gesamt-Brutto 4200,50 EUR'), { gross: 420_050 });
    assert.deepEqual(values('Bruttolohn 999,00'), { gross: 99_900 });
    assert.deepEqual(values('Gesetzliches Netto\n2.100,10'), { net: 210_010 });
    assert.deepEqual(values('St.Kl. 4'), { taxClass: 'IV' });
    assert.deepEqual(values('StKl: 1'), { taxClass: 'I' });
    assert.deepEqual(values('Auszahlungsbetrag 1.800,00'), { net: 180_000 });
  });

  it('takes nothing for pay that only taxes are computed from, no rate, no number, and no net above the gross', () => {
    assert.deepEqual(values('Steuerbrutto 3.810,00\nSV-Brutto 3.810,00\nSt-Brutto 3.810,00'), {});
    assert.deepEqual(values('Brutto 14,60 %'), {});
    assert.deepEqual(values('Netto 2026'), {});
    assert.deepEqual(values('Steuerklasse 12'), {});
    assert.deepEqual(values('Gesamtbrutto 1.000,00\nNettoverdienst 10.000,00'), { gross: 100_000 });
    assert.deepEqual(values('Versicherungsschein\nBeitrag 74,90 €'), {});
  });
});
