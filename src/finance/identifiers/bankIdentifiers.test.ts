import * as fc from 'fast-check';
import { checkBic, checkIban, formatIban, maskIban } from '.';

const sampleIbans = [
  'DE70 9999 0000 0000 0010 01',
  'DE43 9999 0000 0000 0010 02',
  'DE16 9999 0000 0000 0010 03',
  'DE86 9999 0000 0000 0010 04',
  'DE59 9999 0000 0000 0010 05',
  'DE32 9999 0000 0000 0010 06',
  'DE05 9999 0000 0000 0010 07',
  'DE75 9999 0000 0000 0010 08',
  'DE48 9999 0000 0000 0010 09',
];

test.each(sampleIbans)('%s of the sample households is valid, and printed the same again', (value) => {
  const answer = checkIban({ value });
  expect(answer).toEqual({ valid: true, normalized: value.replaceAll(' ', '') });
  expect(formatIban({ iban: answer.valid ? answer.normalized : '' })).toBe(value);
});

// Examples of the SWIFT IBAN registry.
test.each(['DE89370400440532013000', 'AT611904300234573201', 'CH9300762011623852957', 'NO9386011117947'])(
  '%s is valid',
  (value) => {
    expect(checkIban({ value: value.toLowerCase() })).toEqual({ valid: true, normalized: value });
  },
);

test.each([
  ['', 'country'],
  ['XX89370400440532013000', 'country'],
  ['DE8937040044053201300', 'length'],
  ['DE893704004405320130000', 'length'],
  ['DE8937040044053201300A', 'form'],
  ['DEA9370400440532013000', 'form'],
  ['DE88370400440532013000', 'checksum'],
  ['DE89370400440532013001', 'checksum'],
  ['NO4086011117948', 'checksum'],
])('%j is wrong in its %s', (value, reason) => {
  expect(checkIban({ value })).toEqual({ valid: false, reason });
});

test('a mistyped or transposed digit is told apart from a wrong form', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...sampleIbans),
      fc.integer({ min: 4, max: 21 }),
      fc.integer({ min: 1, max: 9 }),
      (value, position, shift) => {
        const iban = value.replaceAll(' ', '');
        const wrong = String((Number(iban[position]) + shift) % 10);
        const mistyped = iban.slice(0, position) + wrong + iban.slice(position + 1);
        expect(checkIban({ value: mistyped })).toEqual({ valid: false, reason: 'checksum' });
      },
    ),
  );
});

test('an IBAN half typed is grouped too', () => {
  expect(formatIban({ iban: 'de7' })).toBe('DE7');
  expect(formatIban({ iban: 'DE709' })).toBe('DE70 9');
  expect(formatIban({ iban: 'DE709999' })).toBe('DE70 9999');
});

test('a masked IBAN shows its country and last four characters', () => {
  expect(maskIban({ iban: 'DE70 9999 0000 0000 0010 01' })).toBe('DE•• •••• 1001');
  expect(maskIban({ iban: 'NO9386011117947' })).toBe('NO•• •••• 7947');
});

test('what is no IBAN is hidden whole', () => {
  expect(maskIban({ iban: 'DE70 9999 1001' })).toBe('•••• •••• ••••');
  expect(maskIban({ iban: '' })).toBe('•••• •••• ••••');
});

test.each([
  ['deutdeff', 'DEUTDEFF'],
  ['DEUT DE FF 500', 'DEUTDEFF500'],
])('BIC %s is valid', (value, normalized) => {
  expect(checkBic({ value })).toEqual({ valid: true, normalized });
});

test.each([
  ['', 'form'],
  ['DEUTDEF', 'form'],
  ['DEUTDEFF5', 'form'],
  ['DEUTDEFF5000', 'form'],
  ['1EUTDEFF', 'form'],
  ['DEUTXXFF', 'country'],
])('BIC %j is wrong in its %s', (value, reason) => {
  expect(checkBic({ value })).toEqual({ valid: false, reason });
});
