import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import stylelint from 'stylelint';

/** The rules that a style sheet breaks which lies here. */
async function brokenRules(code: string, codeFilename = 'src/ui/tables/Probe.module.css'): Promise<string[]> {
  const { results } = await stylelint.lint({
    code,
    codeFilename,
    configFile: 'host-dev/checks/stylelint.mjs',
  });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}

const colouredBy = (property: string) => `.a { color: var(${property}); }`;
const unknown = ['no-unknown-custom-properties'];

describe('custom properties', () => {
  it('are those of the theme, or set in the file', async () => {
    assert.deepEqual(await brokenRules(colouredBy('--vp-accent-700')), []);
    assert.deepEqual(await brokenRules(`.b { --width: 2px; } .a { width: var(--width); }`), []);
    assert.deepEqual(await brokenRules(colouredBy('--vp-accent-701')), unknown);
  });

  it('may be set by a script where the style sheet knows what holds without it', async () => {
    assert.deepEqual(await brokenRules(colouredBy('--vp-chosen, currentcolor')), []);
  });

  it('are others on the pages of the sign-in provider', async () => {
    const page = 'host-dev/services/sign-in/assets/probe.css';
    assert.deepEqual(await brokenRules(colouredBy('--accent-700'), page), []);
    assert.deepEqual(await brokenRules(colouredBy('--vp-accent-700'), page), unknown);
    assert.deepEqual(await brokenRules(colouredBy('--accent-700')), unknown);
  });
});

describe('a selector that looks ahead', () => {
  const refused = [
    'body:has(.x) > :not(.y)',
    'body:has(> .x) > :not(:is(.y, .z))',
    'body:has(.x)>*',
    '.a:has(.x) .b ~ ::before',
    '.a, body:has(.x) :hover:focus',
  ];
  for (const selector of refused)
    it(`is refused as ${selector}`, async () => {
      assert.deepEqual(await brokenRules(`${selector} { color: red; }`), ['selector-disallowed-list']);
    });

  const allowed = [
    'body:has(.x)',
    'body:has(> .x > :not(.y))',
    'body:has(.x):hover',
    'body:has(.x) > .y:not(.z)',
    'body:has(.x) [data-kind="a"]',
    'body:has(.x) main::before',
    '.a > :not(.b)',
  ];
  for (const selector of allowed)
    it(`is fine as ${selector}`, async () => {
      assert.deepEqual(await brokenRules(`${selector} { color: red; }`), []);
    });
});
