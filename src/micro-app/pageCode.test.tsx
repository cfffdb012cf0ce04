import { ownCore, defineScreen } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { defineArea, defineRoute } from '@vp-digital/core/reference';
import type { TextSource } from '@vp-digital/core/platform';
import { createAreaApi } from '@vp-digital/core/services';
import { act, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { defineMicroApp } from './defineMicroApp';
import { createTestServices, renderArea, testHouseholds } from './testing';

const route = (path: string) => defineRoute(path, { area: 'analysis', title: { de: path, en: path } });

/** Says a text of the first page and one of the second: a page may have its own only. */
function Saying({ which }: { which: 'income' | 'balance' }) {
  const { t } = useTranslation('analysis', { keyPrefix: which });
  return <p>{t('name')}</p>;
}

interface Promised<Value> {
  promise: Promise<Value>;
  resolve(value: Value): void;
  reject(reason: unknown): void;
}

function promised<Value>(): Promised<Value> {
  let [resolve, reject]: [(value: Value) => void, (reason: unknown) => void] = [() => {}, () => {}];
  const promise = new Promise<Value>((...settle) => ([resolve, reject] = settle));
  return { promise, resolve, reject };
}

/** An area whose second page comes when the test says so. */
function setUp() {
  const code = promised<{ default: () => React.JSX.Element }>();
  const english = promised<{ default: object }>();
  const pages = [
    defineScreen(route('/erste'), {
      texts: ['income'],
      page: async () => ({ default: () => <Saying which="income" /> }),
    }),
    defineScreen(route('/zweite'), { texts: ['balance'], page: () => code.promise }),
  ];
  const second = { default: () => <Saying which="balance" /> };
  const german = { income: { name: 'Die erste' }, balance: { name: 'Die zweite' } };
  const texts: TextSource = {
    de: async () => ({ default: german }),
    en: (file) =>
      file === 'balance' ? english.promise : Promise.resolve({ default: { income: { name: 'The first' } } }),
  };
  const area = defineMicroApp(defineArea('analysis', pages), {
    texts,
    areaApi: createAreaApi('analysis'),
    ownCore,
    version: '1.0.0',
  });
  const open = (language: 'de' | 'en') =>
    renderArea(area, { path: '/erste', services: createTestServices([]), language });
  return { open, come: () => code.resolve(second), english };
}

test('a page is drawn when its code is there, with what it says', async () => {
  const { open, come } = setUp();
  const { go } = await open('de');
  expect(screen.getByText('Die erste')).toBeVisible();
  act(() => go('/zweite'));
  expect(screen.queryByText('Die zweite')).toBeNull();
  await act(async () => come());
  expect(screen.getByText('Die zweite')).toBeVisible();
});

test('what a page reads beside its documents is asked for while these are on their way, and once drawn it still reads it', async () => {
  let reading = 0;
  const AlsoReads = () =>
    useEffect(() => {
      reading += 1;
      return () => {
        reading -= 1;
      };
    }, []) as undefined;
  const load = async () => ({ default: () => <p>Die Ziele</p>, AlsoReads });
  const pages = [
    defineScreen(route('/erste'), { page: async () => ({ default: () => <p>Die erste</p> }) }),
    defineScreen(route('/haushalt/:householdId/ziele'), { page: load, documents: ['goals'] }),
  ];
  const area = defineMicroApp(defineArea('analysis', pages), {
    areaApi: createAreaApi('analysis'),
    ownCore,
    version: '1.0.0',
  });
  const services = createTestServices(testHouseholds);
  const there = promised<undefined>();
  const late: typeof fetch = async (...request) => {
    await there.promise;
    return services.fetch(...request);
  };
  const { go } = await renderArea(area, { path: '/erste', services: { ...services, fetch: late } });
  const [{ summary }] = testHouseholds;
  await act(async () => go(`/haushalt/${summary.householdId}/ziele`));
  expect(reading).toBe(1);
  expect(screen.queryByText('Die Ziele')).toBeNull();
  await act(async () => there.resolve(undefined));
  expect(await screen.findByText('Die Ziele')).toBeVisible();
  expect(reading).toBe(1);
});

test('in English it waits for its English, and says German where that does not come', async () => {
  const { open, come, english } = setUp();
  jest.spyOn(console, 'error').mockImplementation(() => {}); // what did not come is in the log
  const { go } = await open('en');
  expect(screen.getByText('The first')).toBeVisible();
  act(() => go('/zweite'));
  await act(async () => come());
  expect(screen.queryByText('Die zweite')).toBeNull();
  await act(async () => english.reject(new Error('away')));
  expect(screen.getByText('Die zweite')).toBeVisible();
});

test('a page that was there before is drawn at once, in the language chosen meanwhile', async () => {
  const { open, come, english } = setUp();
  const { go, mounted } = await open('de');
  act(() => go('/zweite'));
  await act(async () => come());
  english.resolve({ default: { balance: { name: 'The second' } } });
  await act(async () => mounted.setLanguage('en'));
  expect(await screen.findByText('The second')).toBeVisible();
  act(() => go('/erste'));
  expect(screen.getByText('The first')).toBeVisible();
});

test('where neither code nor texts have come, one retry fetches both anew', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {}); // what did not come is in the log
  let isAway = true;
  const fetched = async <Value,>(value: Value) => {
    if (isAway) throw new Error('away');
    return value;
  };
  const page = async () => fetched({ default: () => <Saying which="income" /> });
  const area = defineMicroApp(
    defineArea('analysis', [
      defineScreen(route('/erste'), { page: async () => ({ default: () => <p>Da</p> }) }),
      defineScreen(route('/zweite'), { texts: ['income'], page }),
    ]),
    {
      texts: {
        de: () => fetched({ default: { income: { name: 'Die erste' } } }),
        en: async () => ({ default: {} }),
      },
      areaApi: createAreaApi('analysis'),
      ownCore,
      version: '1.0.0',
    },
  );
  const { go } = await renderArea(area, { path: '/erste', services: createTestServices([]) });
  act(() => go('/zweite'));
  const retry = await screen.findByRole('button', { name: 'Erneut laden' });
  isAway = false;
  act(() => retry.click());
  expect(await screen.findByText('Die erste')).toBeVisible();
});
