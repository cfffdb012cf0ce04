import { readFileSync } from 'node:fs';
import { filesIn, report } from './files';

/** `var(--vp-accent-700)`, and in scripts `'--vp-x': value` or `setProperty('--vp-x'`. */
const used = /var\(\s*(--vp-[\w-]+)/g;
const made = /(--vp-[\w-]+)['"`]?\]?\s*[:,]/g;

const texts = filesIn(['src', 'remotes', 'host-dev'], /\.(css|tsx?)$/).map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));
const known = new Set(texts.flatMap(({ text }) => [...text.matchAll(made)].map(([, name]) => name)));
const uses = texts.flatMap(({ file, text }) =>
  [...text.matchAll(used)].flatMap(([, name]) => (name === undefined ? [] : [{ file, name }])),
);

/** A browser takes a rule with a property that nobody sets for no rule at all, and says nothing. */
report(
  uses.filter(({ name }) => !known.has(name)).map(({ file, name }) => `${file}: nobody sets ${name}`),
  `${uses.length} uses of custom properties that are set`,
);
