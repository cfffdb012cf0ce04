import {
  age,
  formatBasisPoints,
  formatDate,
  formatMoney,
  formatMonth,
  formatMonthName,
  formatPercent,
  formatTime,
  withUnit,
} from '.';

test('amounts carry U+2212, U+00A0 and the decimals of their place', () => {
  expect(formatMoney(123_456, 'de', { fraction: 'cents' })).toBe('1.234,56\u00a0€');
  expect(formatMoney(-83_850, 'de', { fraction: 'cents' })).toBe('\u2212838,50\u00a0€');
  expect(formatMoney(545_000, 'de', { fraction: 'whole' })).toBe('5.450\u00a0€');
  expect(formatMoney(123_456, 'en', { fraction: 'cents' })).toBe('€1,234.56');
  expect(formatMoney(-83_850, 'en', { fraction: 'cents' })).toBe('\u2212€838.50');
  expect(formatMoney(515_000, 'de', { fraction: 'cents', unit: 'none' })).toBe('5.150,00');
});

test('a value is written with its unit in the order of the language', () => {
  expect(withUnit('5.450', '€ mtl.', 'de')).toBe('5.450\u00a0€ mtl.');
  expect(withUnit('5,450', '€ per month', 'en')).toBe('€5,450\u00a0per month');
  expect(withUnit('\u2212838', '€', 'en')).toBe('\u2212€838');
  expect(withUnit('8,3', '%', 'de')).toBe('8,3\u00a0%');
  expect(withUnit('8.3', '%', 'en')).toBe('8.3%');
  expect(withUnit('5.7', 'months', 'en')).toBe('5.7\u00a0months');
  expect(withUnit('2.1', '', 'en')).toBe('2.1');
});

test('half a euro rounds away from zero, and zero has no sign', () => {
  expect(formatMoney(50, 'de', { fraction: 'whole', unit: 'none' })).toBe('1');
  expect(formatMoney(-50, 'de', { fraction: 'whole', unit: 'none' })).toBe('\u22121');
  expect(formatMoney(-49, 'de', { fraction: 'whole', unit: 'none' })).toBe('0');
});

test('only a difference shows a plus', () => {
  expect(formatMoney(25_200, 'de', { fraction: 'whole', sign: 'difference' })).toBe('+252\u00a0€');
  expect(formatMoney(-25_200, 'de', { fraction: 'whole', sign: 'difference' })).toBe('\u2212252\u00a0€');
  expect(formatMoney(0, 'de', { fraction: 'whole', sign: 'difference' })).toBe('0\u00a0€');
});

test('shares and stored rates', () => {
  expect(formatPercent(0.687, 'de')).toBe('68,7\u00a0%');
  expect(formatPercent(0.687, 'en')).toBe('68.7%');
  expect(formatPercent(0.5, 'de')).toBe('50\u00a0%');
  expect(formatPercent(1, 'de', { minimumDecimals: 1 })).toBe('100,0\u00a0%');
  expect(formatBasisPoints(875, 'de')).toBe('8,75\u00a0%');
  expect(formatBasisPoints(930, 'de', { minimumDecimals: 2 })).toBe('9,30\u00a0%');
});

test('days, months, times and ages', () => {
  expect(formatDate('1985-12-31', 'de')).toBe('31.12.1985');
  expect(formatDate('1985-12-31', 'en')).toBe('31/12/1985');
  expect(formatDate('1985-12-31', 'de', 'long')).toBe('31. Dezember 1985');
  expect(formatMonth('2037-05', 'de')).toBe('05/2037');
  expect(formatMonth('2037-05', 'en', 'long')).toBe('May 2037');
  expect(formatTime('2026-11-21T17:52:00Z', 'de')).toBe('18:52');
  expect(age('1988-10-02', '2026-10-01')).toBe(37);
  expect(age('1988-10-01', '2026-10-01')).toBe(38);
});

test('a month of the year has its name in both languages, wherever the clock stands', () => {
  expect([1, 3, 12].map((month) => formatMonthName(month, 'de'))).toEqual(['Januar', 'März', 'Dezember']);
  expect([1, 3, 12].map((month) => formatMonthName(month, 'en'))).toEqual(['January', 'March', 'December']);
});
