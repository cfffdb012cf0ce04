import { readFileSync } from 'node:fs';
import { themeCss, tokensCss } from './themeCss';

test('the committed style sheets are what the generator makes', () => {
  expect(readFileSync('src/ui/theme/tokens.css', 'utf8')).toBe(tokensCss());
  expect(readFileSync('src/ui/theme/theme.css', 'utf8')).toBe(themeCss());
});
