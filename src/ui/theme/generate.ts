/** Writes `tokens.css` and `theme.css`: `npx tsx src/ui/theme/generate.ts`. A test asserts that both are current. */
import { writeFileSync } from 'node:fs';
import { themeCss, tokensCss } from './themeCss';

writeFileSync('src/ui/theme/tokens.css', tokensCss());
writeFileSync('src/ui/theme/theme.css', themeCss());
