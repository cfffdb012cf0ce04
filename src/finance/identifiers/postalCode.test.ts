import { checkGermanPostalCode } from '.';

test.each(['99084', '86150', '34117', '30159', '14467', '20259', '01001', '99998'])(
  '%s is a postal code',
  (value) => {
    expect(checkGermanPostalCode({ value: ` ${value} ` })).toEqual({ valid: true, normalized: value });
  },
);

test.each(['00000', '01000', '99999'])('%s is outside the assigned span', (value) => {
  expect(checkGermanPostalCode({ value })).toEqual({ valid: false, reason: 'range' });
});

test.each(['', '9908', '990844', 'D-99084', '99 084', '9908a'])('%j is no five digits', (value) => {
  expect(checkGermanPostalCode({ value })).toEqual({ valid: false, reason: 'form' });
});
