import postcss from 'postcss';
import { scopeStyles } from './scopeStyles';

const scope = ':where([data-vp-ui="1.0.0"])';
const scoped = (css: string) =>
  postcss([scopeStyles('[data-vp-ui="1.0.0"]')]).process(css, { from: undefined }).css;

test.each([
  ['.m_1 a { color: red }', `${scope} .m_1 a { color: red }`],
  ['.a, .b > c { color: red }', `${scope} .a, ${scope} .b > c { color: red }`],
  ['*::before { color: red }', `${scope} *::before { color: red }`],
  ['@media print { .a { color: red } }', `@media print { ${scope} .a { color: red } }`],
])('%s holds only inside the scope', (css, expected) => {
  expect(scoped(css)).toBe(expected);
});

test.each([
  [':root { --a: 1 }', `${scope} { --a: 1 }`],
  [':where(:root) { --a: 1 }', `${scope} { --a: 1 }`],
  [':root[dir=rtl] .a { color: red }', `${scope}[dir=rtl] .a { color: red }`],
  ['body { margin: 0 }', `${scope} { margin: 0 }`],
  ['html .a { color: red }', `${scope} .a { color: red }`],
  [
    "[data-mantine-color-scheme='light'] .a { color: red }",
    `${scope}[data-mantine-color-scheme='light'] .a { color: red }`,
  ],
  [":where([dir='rtl']) .a { color: red }", `${scope}:where([dir='rtl']) .a { color: red }`],
])('%s speaks of the element that carries the scope', (css, expected) => {
  expect(scoped(css)).toBe(expected);
});

test.each([
  '@font-face { font-family: Hanken }',
  '@keyframes turn { from { opacity: 0 } to { opacity: 1 } }',
  'body:has([data-vp-ui] [aria-modal="true"]) { overflow: hidden }',
])('%s is left alone', (css) => {
  expect(scoped(css)).toBe(css);
});

test('a nested rule is scoped by the rule around it', () => {
  expect(scoped('.a { & > p { margin: 0 } }')).toBe(`${scope} .a { & > p { margin: 0 } }`);
});

test('names that only begin like the page’s root are ordinary', () => {
  expect(scoped('body-text { color: red }')).toBe(`${scope} body-text { color: red }`);
});

describe('a scope that ends where another version begins', () => {
  const end = '[data-vp-ui]:not([data-vp-ui="1.0.0"])';
  const outside = `:not(:where([data-vp-ui="1.0.0"] ${end} *))`;
  const limited = (css: string) =>
    postcss([scopeStyles('[data-vp-ui="1.0.0"]', end)]).process(css, { from: undefined }).css;

  test.each([
    ['h1, .a > b { color: red }', `${scope} h1${outside}, ${scope} .a > b${outside} { color: red }`],
    ['*::before { color: red }', `${scope} *${outside}::before { color: red }`],
    ['.a:hover:after { color: red }', `${scope} .a:hover${outside}:after { color: red }`],
    [':root { --a: 1 }', `${scope} { --a: 1 }`],
    ['body .a { color: red }', `${scope} .a${outside} { color: red }`],
    ['.a { & > p { margin: 0 } }', `${scope} .a${outside} { & > p${outside} { margin: 0 } }`],
  ])('%s', (css, expected) => {
    expect(limited(css)).toBe(expected);
  });
});
