import * as fc from 'fast-check';
import { checkPostalCode, POSTAL_CODE_MAXIMUM_LENGTH } from '.';

test.each(['', '86150', 'SW1A 1AA', '1234-567', '123456789012345', ' ', '-'])('%j is allowed', (value) => {
  expect(checkPostalCode({ value, countryCode: 'GB' })).toEqual({ valid: true });
});

test.each([
  ['1234567890123456', 'length'],
  ['sw1a 1aa', 'characters'],
  ['8615Ö', 'characters'],
  ['86150\n', 'characters'],
  ['86_150', 'characters'],
  ['٨٦١٥٠', 'characters'],
])('%j is refused for its %s', (value, reason) => {
  expect(checkPostalCode({ value })).toEqual({ valid: false, reason });
});

test.each([
  ['8615', 'form'],
  ['SW1A 1AA', 'form'],
  ['99999', 'range'],
])('in Germany %j is warned of for its %s, not refused', (value, warning) => {
  expect(checkPostalCode({ value, countryCode: 'DE' })).toEqual({ valid: true, warning });
});

test.each(['', '86150', '01067'])('in Germany nothing is said of %j', (value) => {
  expect(checkPostalCode({ value, countryCode: 'DE' })).toEqual({ valid: true });
});

test('exactly the allowed characters, up to the allowed length, pass', () => {
  const allowed = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 -';
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...allowed), maxLength: 18 }), (value) => {
      expect(checkPostalCode({ value }).valid).toBe(value.length <= POSTAL_CODE_MAXIMUM_LENGTH);
    }),
  );
  fc.assert(
    fc.property(fc.string({ maxLength: 15 }), (value) => {
      expect(checkPostalCode({ value }).valid).toBe([...value].every((letter) => allowed.includes(letter)));
    }),
  );
});
