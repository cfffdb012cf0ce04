import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { filesIn, report } from './files';

/**
 * A rule of the kind `body:has(.x) > :not(.y)`, in which it does not say what stands at its end, makes the browser restyle
 * the whole page whenever an element appears anywhere: 10 ms and more for each click and many keys.
 */
function restylesEverything(selector: string): boolean {
  const compounds = withoutArguments(selector).split(/\s*[\s>+~]\s*/);
  const last = compounds.at(-1) ?? '';
  const looksAhead = compounds.slice(0, -1).some((compound) => compound.includes(':has'));
  return looksAhead && !/[.[#]|^[a-z]/.test(last);
}

/** `a:has(.b) > :not(.c)` as `a:has > :not` */
function withoutArguments(selector: string): string {
  const inner = selector.replace(/\([^()]*\)/g, '');
  return inner === selector ? selector : withoutArguments(inner);
}

const selectors = filesIn(['src', 'remotes', 'host-dev'], /\.css$/).flatMap((file) => {
  const found: { file: string; selector: string }[] = [];
  postcss.parse(readFileSync(file, 'utf8')).walkRules((rule) => {
    for (const selector of rule.selectors) if (selector.includes(':has(')) found.push({ file, selector });
  });
  return found;
});

report(
  selectors
    .filter(({ selector }) => restylesEverything(selector))
    .map(({ file, selector }) => `${file}: ${selector} makes the browser restyle the whole page`),
  `${selectors.length} selectors that look ahead say what stands at their end`,
);
