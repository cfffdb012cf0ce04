import type { Route } from '@vp-digital/core/reference';

/** A screen to be made: its area, the name of its route in code, its route, and what its folder and texts are called. */
export interface NewScreen {
  area: string;
  routeName: string;
  route: Pick<Route, 'path' | 'title' | 'flag'>;
  /** `livingSituation`: the folder is `living-situation`, the page `LivingSituationPage`. */
  name: string;
}

/** What a new screen consists of: a page that answers from a document of the household, the customer's, their test, their texts. */
export const screenFiles = (screen: NewScreen): Record<string, string> => {
  const folder = `remotes/${screen.area}/screens/${folderOf(screen)}`;
  return {
    [`${folder}/screen.ts`]: declaration(screen),
    [`${folder}/${pageOf(screen)}.test.tsx`]: pageTest(screen),
    [`${folder}/${pageOf(screen)}.tsx`]: page(screen),
    [`${folder}/${customerOf(screen)}.tsx`]: customerPage(screen),
    [`locales/de/${screen.area}/${screen.name}.json`]: texts({
      [screen.name]: {
        name: screen.route.title.de,
        headline_one: 'Zum Haushalt gehört <key>{{count}} Person</key>.',
        headline_other: 'Zum Haushalt gehören <key>{{count}} Personen</key>.',
      },
      [`${screen.name}Customer`]: {
        ask: 'Wer gehört noch zu Ihnen?',
        name: `${screen.route.title.de}, {{names}}`,
        headline_one: 'Zu Ihrem Haushalt gehört <key>{{count}} Person</key>.',
        headline_other: 'Zu Ihrem Haushalt gehören <key>{{count}} Personen</key>.',
      },
    }),
    [`locales/en/${screen.area}/${screen.name}.json`]: texts({
      [screen.name]: {
        name: screen.route.title.en,
        headline_one: 'The household has <key>{{count}} person</key>.',
        headline_other: 'The household has <key>{{count}} persons</key>.',
      },
      [`${screen.name}Customer`]: {
        ask: 'Who else belongs to you?',
        name: `${screen.route.title.en}, {{names}}`,
        headline_one: 'Your household has <key>{{count}} person</key>.',
        headline_other: 'Your household has <key>{{count}} persons</key>.',
      },
    }),
  };
};

/** Its folder, seen from its area. */
export const folderOf = ({ name }: Pick<NewScreen, 'name'>) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const pageOf = ({ name }: NewScreen) => `${name.charAt(0).toUpperCase()}${name.slice(1)}Page`;
const customerOf = (screen: NewScreen) => pageOf(screen).replace(/Page$/, 'Customer');

const texts = (said: object) => `${JSON.stringify(said, undefined, 2)}\n`;

const declaration = (screen: NewScreen) => `import { defineScreen } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';

export default defineScreen(routes.${screen.routeName}, {
  texts: ['${screen.name}'],
  documents: ['persons'],
  page: () => import('./${pageOf(screen)}'),
  customer: () => import('./${customerOf(screen)}'),
});
`;

const page = (screen: NewScreen) => `import type { PageProps, SectionData } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { Key, Page } from '@vp-digital/core/ui';

/** ${screen.route.title.en}: how many persons the household has. */
export default function ${pageOf(screen)}({ data }: PageProps<Pick<SectionData, 'persons'>>) {
  const { t } = useTranslation('${screen.area}', { keyPrefix: '${screen.name}' });
  const count = Object.keys(data.persons.items).length;
  return (
    <Page
      name={t('name')}
      headline={<Trans t={t} i18nKey="headline" count={count} components={{ key: <Key /> }} />}
    />
  );
}
`;

const customerPage = (
  screen: NewScreen,
) => `import { CustomerPage, useNames } from '@vp-digital/core/customer';
import type { PageProps, SectionData } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { Key } from '@vp-digital/core/ui';

/** ${screen.route.title.en}, for the customer. */
export default function ${customerOf(screen)}({ data }: PageProps<Pick<SectionData, 'persons'>>) {
  const { t } = useTranslation('${screen.area}', { keyPrefix: '${screen.name}Customer' });
  const count = Object.keys(data.persons.items).length;
  return (
    <CustomerPage
      ask={t('ask')}
      name={t('name', { names: useNames(data) })}
      headline={<Trans t={t} i18nKey="headline" count={count} components={{ key: <Key /> }} />}
    />
  );
}
`;

const pageTest = (
  screen: NewScreen,
) => `import { sampleHouseholds } from '@vp-digital/core/household/samples';
import { createTestServices, renderArea, testHousehold } from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { screen } from '@testing-library/react';
import ${screen.area} from '../../mount';

${screen.route.flag ? flags : ''}test('the page says how many persons the household has', async () => {
  const [sample] = sampleHouseholds;
  const household = testHousehold(sample);
  const path = routes.${screen.routeName}.href({ ${parametersOf(screen.route.path)} });
  await renderArea(${screen.area}, { path, services: createTestServices([household])${screen.route.flag ? ', flags' : ''} });
  const count = household.summary.persons.length;
  expect(await screen.findByRole('heading', { level: 1, name: '${screen.route.title.de}' })).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent(
    count === 1 ? 'Zum Haushalt gehört 1 Person.' : \`Zum Haushalt gehören \${count} Personen.\`,
  );
});
`;

/** A screen behind a flag is there in a shell that has switched it on. */
const flags = 'const flags = { settled: () => true, isEnabled: () => true, subscribe: () => () => {} };\n\n';

/** A household by its id, or by its number of the legacy system; whatever else the address names, a test may choose. */
const parametersOf = (path: string) =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => `${name}: ${valueOf[name] ?? "'1'"}`).join(', ');

const valueOf: Record<string, string> = {
  householdId: 'sample.householdId',
  legacyHouseholdId: 'String(household.summary.legacyHouseholdId)',
};
