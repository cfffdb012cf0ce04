import { checkPensionInsuranceNumber } from '.';

// Published specimens of pension insurers and payroll guides.
test.each([
  ['15 070649 C 10 3', '15070649C103'],
  ['65 170839 J 00 3', '65170839J003'],
  ['53/270139/w/032', '53270139W032'],
])('%s is valid', (value, normalized) => {
  expect(checkPensionInsuranceNumber({ value })).toEqual({ valid: true, normalized });
});

test('exactly one check digit fits, also for letters of two digits', () => {
  const fitting = (start: string) =>
    [...'0123456789'].filter((digit) => checkPensionInsuranceNumber({ value: start + digit }).valid);
  expect(fitting('65170839J00')).toEqual(['3']);
  expect(fitting('65170839Z08')).toHaveLength(1);
  expect(fitting('65170839A08')).toHaveLength(1);
});

test.each([
  '',
  '65170839J08',
  '65170839J0888',
  '965170839J003',
  '651708399088',
  '6517O839J088',
  '65170839Ä088',
])('%j does not have the form', (value) => {
  expect(checkPensionInsuranceNumber({ value })).toEqual({ valid: false, reason: 'form' });
});

test.each([
  ['65960839J08', 'day 96'],
  ['65171339J08', 'month 13'],
])('%s has %s', (start) => {
  const answers = [...'0123456789'].map((digit) => checkPensionInsuranceNumber({ value: start + digit }));
  expect(answers).toEqual(Array(10).fill({ valid: false, reason: 'birth-date' }));
});

test.each(['65000039J08', '65951239J08'])('%s may be a coded date', (start) => {
  expect([...'0123456789'].some((digit) => checkPensionInsuranceNumber({ value: start + digit }).valid)).toBe(
    true,
  );
});

test.each(['65170839J004', '56170839J003', '65180739J003', '65170839K003', '65170839J013'])(
  '%s is mistyped',
  (value) => {
    expect(checkPensionInsuranceNumber({ value })).toEqual({ valid: false, reason: 'checksum' });
  },
);
