import type { Route } from '@vp-digital/core/reference';

/** A screen to be made: its area, the name of its route in code, its route, and what its folder and texts are called. */
export interface NewScreen {
  area: string;
  routeName: string;
  route: Pick<Route, 'path' | 'title'>;
  /** `livingSituation`: the folder is `living-situation`, the page `LivingSituationPage`. */
  name: string;
}

/** What a new screen consists of: a page that answers from a document of the household, the customer's, their test, their texts. */
export const screenFiles = (screen: NewScreen): Record<string, string> => ({
  [`remotes/${screen.area}/${folderOf(screen)}/${pageOf(screen)}.tsx`]: page(screen),
  [`remotes/${screen.area}/${folderOf(screen)}/${pageOf(screen)}.test.tsx`]: pageTest(screen),
  [`remotes/${screen.area}/${folderOf(screen)}/${customerOf(screen)}.tsx`]: customerPage(screen),
  [`locales/de/${screen.area}/${screen.name}.json`]: texts(screen, {
    name: screen.route.title.de,
    headline_one: 'Zum Haushalt gehört <key>{{count}} Person</key>.',
    headline_other: 'Zum Haushalt gehören <key>{{count}} Personen</key>.',
  }),
  [`locales/en/${screen.area}/${screen.name}.json`]: texts(screen, {
    name: screen.route.title.en,
    headline_one: 'The household has <key>{{count}} person</key>.',
    headline_other: 'The household has <key>{{count}} persons</key>.',
  }),
  [`locales/de/${screen.area}/${screen.name}Customer.json`]: texts(forCustomers(screen), {
    ask: 'Wer gehört noch zu Ihnen?',
    name: `${screen.route.title.de}, {{names}}`,
    headline_one: 'Zu Ihrem Haushalt gehört <key>{{count}} Person</key>.',
    headline_other: 'Zu Ihrem Haushalt gehören <key>{{count}} Personen</key>.',
  }),
  [`locales/en/${screen.area}/${screen.name}Customer.json`]: texts(forCustomers(screen), {
    ask: 'Who else belongs to you?',
    name: `${screen.route.title.en}, {{names}}`,
    headline_one: 'Your household has <key>{{count}} person</key>.',
    headline_other: 'Your household has <key>{{count}} persons</key>.',
  }),
});

/** Its line in the declaration of its area. */
export const screenLine = (screen: NewScreen): string =>
  `  page(routes.${screen.routeName}, () => import('./${folderOf(screen)}/${pageOf(screen)}'), { documents: ['persons'], customer: () => import(/* webpackChunkName: "customer-${screen.name}" */ './${folderOf(screen)}/${customerOf(screen)}') }),\n`;

const folderOf = ({ name }: NewScreen) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const pageOf = ({ name }: NewScreen) => `${name.charAt(0).toUpperCase()}${name.slice(1)}Page`;

const customerOf = (screen: NewScreen) => pageOf(screen).replace(/Page$/, 'Customer');
const forCustomers = (screen: NewScreen): NewScreen => ({ ...screen, name: `${screen.name}Customer` });

const texts = ({ name }: NewScreen, words: Record<string, string>) =>
  `${JSON.stringify({ [name]: words }, undefined, 2)}\n`;

const page = (screen: NewScreen) => `import type { PageProps, SectionData } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { Key, Page } from '@vp-digital/core/ui';
import german from '@vp-digital/locales/de/${screen.area}/${screen.name}.json';

export const texts = {
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/${screen.area}/${screen.name}.json'),
};

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    '${screen.area}/${screen.name}': typeof german;
  }
}

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
import { customerWords } from '@vp-digital/core/household/words/customer';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { Key } from '@vp-digital/core/ui';
import german from '@vp-digital/locales/de/${screen.area}/${screen.name}Customer.json';

export const texts = {
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/${screen.area}/${screen.name}Customer.json'),
};

export const words = [customerWords];

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    '${screen.area}/${screen.name}Customer': typeof german;
  }
}

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
import ${screen.area} from '../mount';

test('the page says how many persons the household has', async () => {
  const [sample] = sampleHouseholds;
  const household = testHousehold(sample);
  const path = routes.${screen.routeName}.href({ ${parametersOf(screen.route.path)} });
  await renderArea(${screen.area}, { path, services: createTestServices([household]) });
  const count = household.summary.persons.length;
  expect(await screen.findByRole('heading', { level: 1, name: '${screen.route.title.de}' })).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent(
    count === 1 ? 'Zum Haushalt gehört 1 Person.' : \`Zum Haushalt gehören \${count} Personen.\`,
  );
});
`;

/** A household by its id, or by its number of the legacy system; whatever else the address names, a test may choose. */
const parametersOf = (path: string) =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => `${name}: ${valueOf[name] ?? "'1'"}`).join(', ');

const valueOf: Record<string, string> = {
  householdId: 'sample.householdId',
  legacyHouseholdId: 'String(household.summary.legacyHouseholdId)',
};
