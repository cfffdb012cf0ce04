/** What a new area consists of: a page that answers from a document of the household, and its test. */
export const areaFiles = (name: string): Record<string, string> => ({
  'package.json': `${JSON.stringify(packageFile(name), undefined, 2)}\n`,
  'area.ts': `import { page } from '@vp-digital/core/household';
import { defineArea, routes } from '@vp-digital/core/reference';

export default defineArea('${name}', [
  page(routes.${name}Start, () => import('./start/StartPage'), { documents: ['persons'] }),
]);
`,
  'mount.tsx': `import { asOf } from '@vp-digital/core/household';
import { defineMicroApp } from '@vp-digital/core/micro-app';
import { createAreaApi } from '@vp-digital/core/services';
import area from './area';
import description from './package.json';

export default defineMicroApp(area, {
  areaApi: createAreaApi('${name}'),
  asOf,
  version: description.version,
});
`,
  'start/StartPage.tsx': startPage(name),
  'start/StartPage.test.tsx': startPageTest(name),
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

const startPage = (name: string) => `import type { PageProps, SectionData } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { Key, Page } from '@vp-digital/core/ui';
import german from '@vp-digital/locales/de/${name}/start.json';

export const texts = {
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/${name}/start.json'),
};

/** The first page: how many persons the household has. */
export default function StartPage({ data }: PageProps<Pick<SectionData, 'persons'>>) {
  const { t } = useTranslation('${name}', { keyPrefix: 'start' });
  const count = Object.keys(data.persons.items).length;
  return (
    <Page
      name={t('name')}
      headline={<Trans t={t} i18nKey="headline" count={count} components={{ key: <Key /> }} />}
      caption={t('caption')}
    />
  );
}
`;

const startPageTest = (
  name: string,
) => `import { sampleHouseholds } from '@vp-digital/core/household/samples';
import { createTestServices, renderArea, testHousehold } from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { screen } from '@testing-library/react';
import ${name} from '../mount';

test('the page says how many persons the household has', async () => {
  const [sample] = sampleHouseholds;
  const household = testHousehold(sample);
  const path = routes.${name}Start.href({ householdId: sample.householdId });
  await renderArea(${name}, { path, services: createTestServices([household]) });
  const count = household.summary.persons.length;
  expect(await screen.findByRole('heading', { level: 1, name: 'Überblick' })).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent(
    count === 1 ? 'Zum Haushalt gehört 1 Person.' : \`Zum Haushalt gehören \${count} Personen.\`,
  );
});
`;

const readme = (name: string) => `# Area \`${name}\`

What this area is for, in one sentence.

| Route | Screen | Folder |
|---|---|---|
| \`/haushalt/:householdId/${name}\` | how many persons the household has | \`start/\` |

- Owns: this screen, \`locales/*/${name}/\`. Reads \`persons\`, writes nothing.
- Run from source: \`npm start -- ${name}\`. Test: \`npx jest remotes/${name}\`.
- Release: raise \`version\` in \`package.json\`, then \`npm run release -- ${name}\`.
`;
