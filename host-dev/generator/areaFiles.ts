/** What a new area consists of besides its first screen. */
export const areaFiles = (name: string): Record<string, string> => ({
  'package.json': `${JSON.stringify(packageFile(name), undefined, 2)}\n`,
  'area.ts': `import { defineArea } from '@vp-digital/core/reference';
import start from './screens/start/screen';

/** The screens in the order of a talk. */
export default defineArea('${name}', [start]);
`,
  'mount.tsx': `import { ownCore } from '@vp-digital/core/household';
import { defineMicroApp } from '@vp-digital/core/micro-app';
import { createAreaApi } from '@vp-digital/core/services';
import area from './area';
import description from './package.json';

export default defineMicroApp(area, {
  texts: {
    de: (file) => import(\`@vp-digital/locales/de/${name}/\${file}.json\`),
    en: (file) => import(\`@vp-digital/locales/en/${name}/\${file}.json\`),
  },
  areaApi: createAreaApi('${name}'),
  ownCore,
  version: description.version,
});
`,
  'README.md': readme(name),
});

const packageFile = (name: string) => ({
  name: `@vp-digital/${name}`,
  version: '1.0.0',
  private: true,
  type: 'module',
  license: 'UNLICENSED',
  owner: `@vp-digital/${name}`,
  description: `The area ${name}`,
  sideEffects: ['*.css'],
  dependencies: { '@vp-digital/core': '^1.0.0' },
});

const readme = (name: string) => `# Area \`${name}\`

What this area is for, in one sentence.

| Route | Screen | Folder |
|---|---|---|
| \`/haushalt/:householdId/${name}\` | how many persons the household has | \`start/\` |

- Owns: this screen, \`locales/*/${name}/\`. Reads \`persons\`, writes nothing.
- Run from source: \`npm start -- ${name}\`. Test: \`npx jest remotes/${name}\`.
- Release: \`npm run bump -- ${name}\`, then \`npm run release -- ${name}\`.
`;
