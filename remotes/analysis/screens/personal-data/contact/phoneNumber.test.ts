import { shownPhone, tidyPhone } from './phoneNumber';

test.each([
  ['0171 39200-02', '+491713920002'],
  ['0821/123456', '+49821123456'],
  ['+43 664 1234567', '+436641234567'],
  ['0043 664 1234567', '+436641234567'],
  ['+49 (0) 821 123456', '+49821123456'],
  ['821123456', '+49821123456'],
  ['keine', 'keine'],
])('%j is kept as %j', (typed, kept) => {
  expect(tidyPhone(typed, '+49')).toBe(kept);
});

test('what is kept already stays as it is, also as it is shown', () => {
  expect(tidyPhone('+491713920002', '+43')).toBe('+491713920002');
  expect(tidyPhone(shownPhone('+491713920002', ['+49']), '+43')).toBe('+491713920002');
});

test('the calling code stands apart, the longest that fits', () => {
  expect(shownPhone('+491713920002', ['+4', '+49', '+43'])).toBe('+49 1713920002');
  expect(shownPhone('+99912345', ['+49'])).toBe('+99912345');
});
