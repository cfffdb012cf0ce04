import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { readPensionLetter } from './readPensionLetter';

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
const letter = (name: string) =>
  readFileSync(new URL(`../testing/letters/${name}.txt`, import.meta.url), 'utf8');

/** What is read of an invented letter: certain values, and those with doubt. */
function readOf(text: string) {
  const read = Object.entries(readPensionLetter(page(text)));
  const where = (keep: (confidence: number) => boolean) =>
    Object.fromEntries(
      read.flatMap(([name, one]) => (one && keep(one.confidence) ? [[name, one.value]] : [])),
    );
  return {
    certain: where((confidence) => confidence >= 80),
    doubtful: where((confidence) => confidence < 80),
  };
}

describe('what a letter of the pension insurance says', () => {
  it('is read behind its sentences', () =>
    assert.deepEqual(readOf(letter('01-as-printed-2026')), {
      certain: {
        name: 'Maria Musterhaus',
        recordDate: '2026-03-03',
        disabilityPension: 1_123_45,
        earnedPension: 654_32,
        projectedPension: 1_543_21,
        projectedWithOnePercent: 1_880_00,
        projectedWithTwoPercent: 2_290_00,
        pointsTenThousandths: 160_422,
      },
      doubtful: {},
    }));

  it('of another year is read as well; raises of 1.5 and 2.5 % are not those of 1 and 2 %', () =>
    assert.deepEqual(readOf(letter('02-of-2006-other-raises')), {
      certain: {
        name: 'Bernd von Beispiel',
        recordDate: '2006-04-07',
        disabilityPension: 812_07,
        earnedPension: 402_11,
        projectedPension: 1_204_60,
      },
      doubtful: {},
    }));

  it('may break its lines anywhere, within words and before amounts', () =>
    assert.deepEqual(readOf(letter('03-line-breaks')).certain, {
      name: 'Nele Muster-Voß',
      recordDate: '2025-02-14',
      disabilityPension: 1_402_77,
      earnedPension: 733_10,
      projectedPension: 2_010_95,
      projectedWithOnePercent: 2_590_00,
      projectedWithTwoPercent: 3_320_00,
    }));

  it('is understood with letters for digits; a number that had to be mended is in doubt', () =>
    assert.deepEqual(readOf(letter('04-letters-for-digits')), {
      certain: { name: 'Jonas Musterhaus', projectedPension: 1_876_54, projectedWithOnePercent: 2_290_00 },
      doubtful: {
        recordDate: '2024-03-04',
        disabilityPension: 1_023_45,
        earnedPension: 567_80,
        pointsTenThousandths: 144_411,
      },
    }));

  it('may have its euro sign read as a letter', () =>
    assert.deepEqual(readOf(letter('05-euro-as-a-letter')).certain, {
      recordDate: '2023-05-20',
      disabilityPension: 998_01,
      earnedPension: 512_40,
      projectedPension: 1_700_00,
      projectedWithOnePercent: 2_080_00,
      projectedWithTwoPercent: 2_530_00,
    }));

  it('may set thousands apart by blanks', () =>
    assert.deepEqual(readOf(letter('06-blanks-in-thousands')).certain, {
      name: 'Aylin Musterhaus',
      recordDate: '2025-06-11',
      disabilityPension: 1_123_45,
      earnedPension: 1_002_10,
      projectedPension: 2_143_00,
      projectedWithOnePercent: 2_610_00,
      projectedWithTwoPercent: 3_170_00,
      pointsTenThousandths: 262_901,
    }));

  it('whose amounts were read as a column behind its sentences gets them in their order, with doubt', () => {
    const columned = letter('07-amounts-in-a-column-behind');
    assert.deepEqual(readOf(columned), {
      certain: { name: 'Max Beispiel', recordDate: '2026-02-02' },
      doubtful: { disabilityPension: 1_011_10, earnedPension: 611_11, projectedPension: 1_711_17 },
    });
    // one sentence or one amount is missing: whose is whose, nobody knows
    assert.deepEqual(readOf(columned.replace('611,11 EUR\n', '')), { certain: {}, doubtful: {} });
  });

  it('says the partial disability pension apart, and nothing of what may be earned besides or of a widow’s pension', () =>
    assert.deepEqual(readOf(letter('08-partial-and-full')), {
      certain: {
        name: 'Beispiel',
        recordDate: '2025-09-30',
        disabilityPension: 1_404_30,
        partialDisabilityPension: 702_15,
        pointsTenThousandths: 347_123,
      },
      doubtful: {},
    }));

  it('doubts what contradicts itself', () =>
    assert.deepEqual(readOf(letter('09-values-that-contradict')), {
      certain: { recordDate: '2025-09-09', disabilityPension: 1_250_00, projectedWithOnePercent: 1_880_00 },
      doubtful: { earnedPension: 7_654_32, projectedPension: 1_643_21, pointsTenThousandths: 166_422 },
    }));

  it('takes no sum of contributions for a pension, and no name or day of another paper', () => {
    assert.deepEqual(readPensionLetter(page(letter('10-back-page-without-amounts'))), {});
    assert.deepEqual(
      readPensionLetter(page('Herrn Max Beispiel\nDatum 01.02.2026\nRechnung 119,00 EUR')),
      {},
    );
  });

  it('doubts what the recognition doubts', () =>
    assert.deepEqual(readPensionLetter(page('Rente wegen voller Erwerbsminderung 1.000,00 EUR', 41)), {
      disabilityPension: { value: 1_000_00, confidence: 41 },
    }));

  it('never says the number of the insured, however it is written', () => {
    for (const number of ['65 170879 M 003', '65170879M003', '65 17O879 M OO3', '65 170879M003'])
      for (const text of [
        `Frau Maria Musterhaus ${number}\nRente wegen voller Erwerbsminderung 1.000,00 EUR`,
        `Rente wegen voller Erwerbsminderung ${number} 1.000,00 EUR\nEntgeltpunkte ${number} 16,0422`,
        `Datum ${number} 03.03.2026\n${number}\nRente wegen voller Erwerbsminderung\n${number}\n1.000,00 EUR`,
      ]) {
        const said = readPensionLetter(page(text));
        assert.equal(said.disabilityPension?.value, 1_000_00, text);
        assert.doesNotMatch(JSON.stringify(said), /170879|17O879|003(?!-)|OO3/, text);
      }
  });
});
