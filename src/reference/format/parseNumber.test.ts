import fc from 'fast-check';
import { formatBasisPoints, formatMoney, formatNumber, parseMoney, parseNumber, parsePercent } from '.';

describe('an amount as people type and paste it', () => {
  test.each([
    ['1.234,56', 123_456],
    ['1234,56', 123_456],
    ['1234.56', 123_456],
    ['1,234.56', 123_456],
    ['1 234,56', 123_456],
    ['1\u00a0234,56', 123_456],
    ['1\u202f234,56', 123_456],
    ["1'234.56", 123_456],
    ['EUR 1.234,56', 123_456],
    ['1.234,56 €', 123_456],
    ['€1,234.56', 123_456],
    ['−€838.50', -83_850],
    ['− EUR 5', -500],
    ['1.234', 123_400],
    ['1234', 123_400],
    ['1.234.567', 123_456_700],
    ['0,1', 10],
    ['1234,5', 123_450],
    ['1.5', 150],
    [',5', 50],
    ['5,', 500],
    ['1.200,-', 120_000],
    ['1.200,– €', 120_000],
    ['0,00', 0],
    ['-0', 0],
    ['12,3400', 1_234],
    ['−5', -500],
    ['–5', -500],
    ['- 1.234,56', -123_456],
    ['+252', 25_200],
    ['  8  ', 800],
  ])('%s is %d cents', (text, cents) => {
    expect(parseMoney(text, 'de')).toEqual({ ok: true, value: cents });
  });

  test.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['€', 'empty'],
    ['x€ 5', 'unreadable'],
    ['abc', 'unreadable'],
    ['12a', 'unreadable'],
    ['.', 'unreadable'],
    ['1.23.456', 'unreadable'],
    ['12 34', 'unreadable'],
    ['1,234,56', 'unreadable'],
    ['1.234,567.89', 'unreadable'],
    ['--5', 'unreadable'],
    ['1e5', 'unreadable'],
    ['1,234', 'decimals'],
    ['0.123', 'decimals'],
    ['1234.567', 'decimals'],
    ['99999999999999999', 'range'],
  ])('%j is refused: %s', (text, reason) => {
    expect(parseMoney(text, 'de')).toEqual({ ok: false, reason });
  });

  test('a mark before exactly three digits is read as the language of the page reads it', () => {
    expect(parseMoney('1,234', 'en')).toEqual({ ok: true, value: 123_400 });
    expect(parseMoney('1.234', 'en')).toEqual({ ok: false, reason: 'decimals' });
    for (const [text, language] of [
      ['1.850', 'en'],
      ['-12.000', 'en'],
      ['1,850', 'de'],
    ] as const)
      expect(parseMoney(text, language)).toEqual({ ok: false, reason: 'decimals' }); // nor as 1.85
    expect(parseMoney('1850.500', 'en')).toEqual({ ok: true, value: 185_050 });
  });

  test.each(['de', 'en'] as const)('what %s shows can be typed back, to the cent', (language) => {
    const anyAmount = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });
    fc.assert(
      fc.property(anyAmount, fc.constantFrom('euro' as const, 'none' as const), (cents, unit) => {
        const text = formatMoney(cents, language, { fraction: 'cents', unit });
        expect(parseMoney(text, language)).toEqual({ ok: true, value: cents });
      }),
    );
  });

  test('no text is ever read a hundred times too large', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 0, max: 99 }), (euros, rest) => {
        const plain = `${euros}.${String(rest).padStart(2, '0')}`;
        expect(parseMoney(plain, 'de')).toEqual({ ok: true, value: euros * 100 + rest });
        expect(parseMoney(plain.replace('.', ','), 'en')).toEqual({ ok: true, value: euros * 100 + rest });
      }),
    );
  });
});

describe('percentages and numbers', () => {
  test.each([
    ['8,3', 830],
    ['8.3 %', 830],
    ['9,30 %', 930],
    ['100', 10_000],
    ['−0,5', -50],
  ])('%s is %d basis points', (text, points) => {
    expect(parsePercent(text, 'de')).toEqual({ ok: true, value: points });
  });

  test('a percentage holds two decimals and no more', () => {
    expect(parsePercent('3,125', 'de')).toEqual({ ok: false, reason: 'decimals' });
  });

  test('what a percent field shows can be typed back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), (points) => {
        expect(parsePercent(formatBasisPoints(points, 'de'), 'de')).toEqual({ ok: true, value: points });
      }),
    );
  });

  test('payments per year are whole unless decimals are allowed', () => {
    expect(parseNumber('12', 'de')).toEqual({ ok: true, value: 12 });
    expect(parseNumber('13,5', 'de')).toEqual({ ok: false, reason: 'decimals' });
    expect(parseNumber('13,5', 'de', 1)).toEqual({ ok: true, value: 13.5 });
    expect(parseNumber('0,1', 'de', 2)).toEqual({ ok: true, value: 0.1 });
  });

  test('what a number field shows can be typed back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), (tenths) => {
        const text = formatNumber(tenths / 10, 'de', { maximumDecimals: 1 });
        expect(parseNumber(text, 'de', 1)).toEqual({ ok: true, value: tenths / 10 });
      }),
    );
  });
});
