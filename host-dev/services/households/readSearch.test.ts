import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { birthDays, inCenturies } from './birthDays';
import { readSearch } from './readSearch';

/** A reading as one writes it: the first form of each word, a date as its first day. */
const readings = (text: string) =>
  readSearch(text).map((words) => words.map(({ forms, birthDays: [day] }) => forms[0] ?? day).join(' '));

describe('a search', () => {
  for (const [typed, ...expected] of [
    ['', ''],
    ['Müller-Weiß', 'mueller weiss'],
    ['musterhaus,86150', 'musterhaus 86150'],
    ['86150', '86150'],
    ['24.03.1985', '1985-03-24'],
    ['24. 3. 1985 Müller', '1985-03-24 mueller'],
    ['Müller 24/3/1985 86150', 'mueller 1985-03-24 86150'],
    ['24 03 1985', '24 03 1985', '24031985'],
    ['LV-2019/4711', 'lv 2019 4711', 'lv20194711'],
    ['LV 2019 4711 b', 'lv 2019 4711 b', 'lv20194711b'],
    ['Weber 0815 4711', 'weber 0815 4711', 'weber 08154711'],
    ['0815 4711 Weber', '0815 4711 weber', '08154711 weber'],
    ['31.02.1985', '31021985'],
    ['24.13.', '2413'],
  ] as [string, ...string[]][])
    it(`“${typed}” is read as ${expected.join(', or as ')}`, () =>
      assert.deepEqual(readings(typed), expected));

  it('of fifty words asks for the six longest, and for as many of its numbers taken together', () => {
    const fifty = Array.from({ length: 50 }, (_, index) => 'a'.repeat(1 + ((index * 7) % 50)));
    assert.deepEqual(
      readSearch(fifty.join(' ')).map((words) => words.map(({ length }) => length)),
      [[50, 49, 48, 47, 46, 45]],
    );
    const numbers = Array.from({ length: 30 }, (_, index) => `${index} Anna`).join(' ');
    assert.deepEqual(
      readSearch(numbers).map(({ length }) => length),
      [6],
    );
  });

  it('of eight digits is a number or a birth date, of five it is none', () => {
    const [[word] = []] = readSearch('24031985');
    assert.deepEqual([word?.forms, word?.birthDays], [['24031985'], ['1985-03-24']]);
    const [[code] = []] = readSearch('24031');
    assert.deepEqual([code?.forms, code?.birthDays], [['24031'], []]);
  });
});

describe('a birth date', () => {
  for (const typed of ['24.03.1985', '24.3.1985', '24/03/1985', '1985-03-24', '1985-3-24', '24031985'])
    it(`is read from ${typed}`, () => assert.deepEqual(birthDays(typed), ['1985-03-24']));

  for (const [typed, count, first] of [
    ['24.03.', 200, '1900-03-24'],
    ['24.3', 200, '1900-03-24'],
    ['24.03.19', 101, '1900-03-24'],
    ['24.03.198', 10, '1980-03-24'],
    ['24.3.85', 2, '1985-03-24'],
    ['29.02.', 49, '1904-02-29'],
    ['31.04.1985', 0, undefined],
    ['24.', 0, undefined],
    ['4711/12', 0, undefined],
    ['24.03.1785', 0, undefined],
  ] as const)
    it(`may be one of ${count} days when ${typed} is typed`, () => {
      const days = birthDays(typed);
      assert.deepEqual([days.length, days[0]], [count, first]);
    });

  for (const [typed, ranges] of [
    ['24.03.', ['19-03-24', '20-03-24']],
    ['24.3.1', ['19-03-24']],
    ['24.03.19', ['19-03-24', '2019-03-24']],
    ['24.03.20', ['20-03-24', '1920-03-24']],
    ['24.03.85', ['1985-03-24', '2085-03-24']],
    ['24.03.1985', ['1985-03-24']],
    ['29.02.', ['19-02-29', '20-02-29']],
    ['29.02.1984', ['1984-02-29']],
    ['31.04.', []],
  ] as const)
    it(`is looked for in ${ranges.length} ranges when ${typed} is typed`, () => {
      assert.deepEqual(inCenturies(birthDays(typed)), ranges);
    });
});
