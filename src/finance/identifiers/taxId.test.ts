import * as fc from 'fast-check';
import { checkTaxId } from '.';

const sampleIds = [
  '07418529615',
  '08529630727',
  '09630741837',
  '00741852940',
  '01852963055',
  '02963074163',
  '03074185279',
  '04185296381',
  '05296307494',
];

test.each(sampleIds)(
  'sample household number %s is a test number: valid only where these are accepted',
  (value) => {
    expect(checkTaxId({ value, acceptTestNumbers: true })).toEqual({ valid: true, normalized: value });
    expect(checkTaxId({ value })).toEqual({ valid: false, reason: 'test-number' });
  },
);

// 86095742719 and 65929970489: published examples with one digit twice and three times.
test.each(['86095742719', '65929970489', '47036892816'])('%s is a valid number', (value) => {
  expect(checkTaxId({ value })).toEqual({ valid: true, normalized: value });
});

test('spaces, dots and hyphens are typed and not stored', () => {
  expect(checkTaxId({ value: ' 86 095 742.719 ' })).toEqual({ valid: true, normalized: '86095742719' });
});

test.each(['', '8609574271', '860957427190', '8609574271A', '８６０９５７４２７１９'])(
  '%j is no eleven digits',
  (value) => {
    expect(checkTaxId({ value })).toEqual({ valid: false, reason: 'form' });
  },
);

test.each([
  ['12345678903', 'no digit twice'],
  ['11223456786', 'two digits twice'],
  ['11213141567', 'one digit four times'],
  ['12131425364', 'one digit three times and another twice'],
])('%s: %s', (value) => {
  expect(checkTaxId({ value })).toEqual({ valid: false, reason: 'digits' });
});

test('test numbers are held to their check digit too', () => {
  expect(checkTaxId({ value: '07418529616', acceptTestNumbers: true })).toEqual({
    valid: false,
    reason: 'checksum',
  });
});

test('three equal digits may not stand side by side', () => {
  expect(checkTaxId({ value: '12333456780' })).toEqual({ valid: false, reason: 'triple' });
  expect(checkTaxId({ value: '12343536780' })).not.toEqual({ valid: false, reason: 'triple' });
});

test('exactly one last digit fits', () => {
  const fitting = [...'0123456789'].filter((digit) => checkTaxId({ value: `8609574271${digit}` }).valid);
  expect(fitting).toEqual(['9']);
});

test('no single mistyped digit goes unnoticed (ISO 7064)', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...sampleIds),
      fc.integer({ min: 0, max: 10 }),
      fc.integer({ min: 1, max: 9 }),
      (id, position, shift) => {
        const wrong = String((Number(id[position]) + shift) % 10);
        const value = id.slice(0, position) + wrong + id.slice(position + 1);
        expect(checkTaxId({ value, acceptTestNumbers: true }).valid).toBe(false);
      },
    ),
  );
});
