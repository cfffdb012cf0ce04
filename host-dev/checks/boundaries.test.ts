import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ESLint } from 'eslint';

const eslint = new ESLint();

async function brokenRules(filePath: string, code: string): Promise<string[]> {
  const results = await eslint.lintText(code, { filePath, warnIgnored: false });
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => ruleId ?? message));
}

const floor = 'boundaries/dependencies';
const request = 'no-restricted-imports';
const alias = 'vp-digital/alias-only';

const refused: [who: string, file: string, code: string, rule: string][] = [
  ['a floor may not reach up', 'src/finance/x.ts', "export * from '@vp-digital/core/household';", floor],
  [
    'nor the wire to the libraries',
    'src/contracts/x.ts',
    "export * from '@vp-digital/core/libs/redux';",
    floor,
  ],
  [
    'nor the design system to the domain pieces',
    'src/ui/x.ts',
    "export * from '@vp-digital/core/parts';",
    floor,
  ],
  [
    'the loader knows the shell contract only',
    'src/loader/x.ts',
    "export * from '@vp-digital/core/ui';",
    floor,
  ],
  [
    'services stand on the four lowest floors',
    'host-dev/services/x.ts',
    "export * from '@vp-digital/core/shell';",
    floor,
  ],
  ['the core knows no area', 'src/parts/x.ts', "export * from '../../remotes/haushalt/area';", floor],
  ['an area knows no other area', 'remotes/analysis/x.ts', "export * from '../haushalt/area';", floor],
  ['not by name either', 'remotes/analysis/x.ts', "export * from '@vp-digital/haushalt/area';", request],
  ['floors meet by alias', 'src/household/x.ts', "export * from '../finance';", alias],
  ['areas meet the core by alias', 'remotes/analysis/x.ts', "export * from '../../src/ui';", alias],
  ['an area imports no router', 'remotes/analysis/x.ts', "export { Link } from 'react-router';", request],
  ['nor the store library', 'src/session/x.ts', "export { createSlice } from '@reduxjs/toolkit';", request],
  ['nor the texts library', 'src/ui/x.ts', "export { useTranslation } from 'react-i18next';", request],
  ['nor the component library', 'src/parts/x.ts', "export { Button } from '@mantine/core';", request],
  ['nor icons', 'remotes/analysis/x.ts', "export { IconX } from '@tabler/icons-react';", request],
  [
    'shared floors have one name',
    'remotes/analysis/x.ts',
    "export * from '@vp-digital/core/ui/actions/Button';",
    request,
  ],
  [
    'a declaration imports reference and household only',
    'remotes/analysis/area.ts',
    "export * from '@vp-digital/core/ui';",
    request,
  ],
  [
    'that of a screen, too',
    'remotes/analysis/screens/income/screen.ts',
    "export * from '@vp-digital/core/ui';",
    request,
  ],
  [
    'zod comes as a namespace',
    'src/contracts/x.ts',
    "import { z } from 'zod/mini'; export const x = z.string();",
    'no-restricted-syntax',
  ],
  ['any is no type', 'src/finance/x.ts', 'export const x: any = 1;', '@typescript-eslint/no-explicit-any'],
  [
    'undefined is answered, not denied',
    'src/finance/x.ts',
    'export const x = (y?: string) => y!;',
    '@typescript-eslint/no-non-null-assertion',
  ],
];

for (const [who, file, code, rule] of refused)
  test(`${who}: ${file} with ${code}`, async () => {
    assert.ok((await brokenRules(file, code)).includes(rule));
  });

const granted: [file: string, code: string][] = [
  ['src/household/x.ts', "export * from '@vp-digital/core/finance';"],
  [
    'src/loader/x.ts',
    "export * from '@vp-digital/core/shell';\nexport { createInstance } from '@module-federation/runtime';",
  ],
  ['src/libs/redux/x.ts', "export { createSlice } from '@reduxjs/toolkit';"],
  ['src/ui/x.ts', "export { Button } from '@mantine/core';"],
  [
    'host-dev/services/x.ts',
    "export * from '@vp-digital/core/contracts';\nexport * from '@vp-digital/core/finance/explain';",
  ],
  ['host-dev/shell/x.ts', "export * from '@vp-digital/core/loader';"],
  ['remotes/analysis/area.ts', "export { defineArea } from '@vp-digital/core/reference';"],
  ['remotes/analysis/area.ts', "export { comparedDocuments } from '@vp-digital/core/household';"],
  [
    'remotes/analysis/screens/income/x.ts',
    "export * from '@vp-digital/core/ui';\nexport * from '../../shared/x';\nexport { default as de } from '@vp-digital/locales/de/analysis/common.json';",
  ],
];

for (const [file, code] of granted)
  test(`${file} may say ${code.replaceAll('\n', ' ')}`, async () => {
    assert.deepEqual(await brokenRules(file, code), []);
  });
