import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import aliasOnly from './host-dev/checks/lint/aliasOnly.mjs';
import fieldTerms from './host-dev/checks/lint/fieldTerms.mjs';
import { namedZod, requests } from './host-dev/checks/lint/requests.mjs';
import { elements, policies } from './host-dev/checks/lint/zones.mjs';

/** Everything is an error: nobody reads warnings. Rules that need types: host-dev/checks/oxlint.typed.json. */
export default tseslint.config(
  { ignores: ['dist/**', '**/*.{cjs,mjs,js}', '**/*.d.ts', 'test-results/**', 'playwright-report/**'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...tseslint.configs.recommended,
  {
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
      ],
      'no-restricted-syntax': ['error', namedZod],
    },
  },
  {
    files: ['{src,remotes,host-dev,locales}/**/*.{ts,tsx}'],
    plugins: { boundaries, 'vp-digital': { rules: { ...aliasOnly.rules, ...fieldTerms.rules } } },
    settings: {
      'boundaries/elements': elements,
      'import/resolver': { [`${import.meta.dirname}/host-dev/checks/lint/aliasResolver.cjs`]: {} },
    },
    rules: {
      'boundaries/dependencies': ['error', { default: 'disallow', policies }],
      'boundaries/no-unknown-files': 'error',
      'vp-digital/alias-only': 'error',
      'vp-digital/field-terms': 'error',
    },
  },
  {
    files: ['{src,remotes,host-dev/shell}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['remotes/**/*.{ts,tsx}'],
    // Where a person's own name is typed, found by, decided about or handed out as stored, it is what it is.
    ignores: [
      '**/*.test.{ts,tsx}',
      'remotes/haushalt/{shared/{new-household,hits,export},screens/administration}/**',
    ],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          property: 'firstName',
          message: 'Two persons may share it: `name` and `fullName` of personsInOrder tell them apart.',
        },
      ],
    },
  },
  ...requests,
);
