import { defineScreen, type PageProps, ownCore } from '@vp-digital/core/household';
import { createTestServices, renderArea, testHouseholdOf } from '@vp-digital/core/micro-app/testing';
import { defineMicroApp } from '@vp-digital/core/micro-app';
import { defineArea, type HandOverSegment, permissions, routes } from '@vp-digital/core/reference';
import { testConfig } from '@vp-digital/core/shell/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MessageChannel } from 'node:worker_threads';
import common from '@vp-digital/locales/de/beratung/common.json';
import { beratungApi } from '../../api';
import { HandOverTiles } from './HandOverTiles';
import { type HandOverData, handOverDocuments } from './segments';

const shown: readonly HandOverSegment[] = ['leben', 'ebike'];

function TilesPage({ data }: PageProps<HandOverData>) {
  return (
    <main tabIndex={-1}>
      <HandOverTiles data={data} segments={shown} />
    </main>
  );
}

const area = defineMicroApp(
  defineArea('beratung', [
    defineScreen(routes.incomeProtectionNeed, {
      texts: ['handOver', 'cart'],
      documents: handOverDocuments,
      page: async () => ({ default: TilesPage }),
      customer: 'administration',
    }),
  ]),
  {
    texts: {
      common,
      de: (file) => import(`@vp-digital/locales/de/beratung/${file}.json`),
      en: (file) => import(`@vp-digital/locales/en/beratung/${file}.json`),
    },
    areaApi: beratungApi,
    ownCore,
    version: '1.0.0',
  },
);

const sample = testHouseholdOf(1);
const { householdId } = sample.summary;
const address = 'https://rechner.example/start';

async function open() {
  const services = createTestServices([sample]);
  const { messages } = await renderArea(area, {
    path: routes.incomeProtectionNeed.href({ householdId }),
    services,
    user: { permissions: [permissions.mainAccess, permissions.shoppingCart] },
    config: { ...testConfig, apps: { leben: address } },
  });
  await screen.findByRole('heading', { name: 'Lebensversicherung' });
  const positions = () => Object.values(services.section(householdId, 'cartPositions').items);
  /** What was said last. */
  const loading = () =>
    messages.flatMap(({ type, payload }) => (/CheckoutLoading$/.test(type) ? [[type, payload]] : [])).at(-1);
  return { positions, loading };
}

async function start() {
  await userEvent.click(screen.getByRole('button', { name: 'Weiter im Tarifrechner' }));
  await screen.findByRole('heading', { name: 'Lebensversicherung: Daten übergeben' });
}

/** The application in the frame, as it speaks from its window. */
function application() {
  const frame = screen.getByTitle<HTMLIFrameElement>('Lebensversicherung');
  const { port1, port2 } = new MessageChannel();
  const heard: unknown[] = [];
  port1.on('message', (data: unknown) => heard.push(data));
  const greet = (origin: string) =>
    act(async () => {
      const event = Object.assign(new Event('message'), {
        data: 'vp.shell/1',
        origin,
        source: frame.contentWindow,
        ports: [port2],
      });
      window.dispatchEvent(event);
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
  const answer = (message: object) =>
    act(async () => {
      port1.postMessage({ ns: 'vp.handover', v: 1, ...message });
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
  return { heard, greet, answer, close: () => port1.close() };
}

test('the application gets the age and nothing else, after consent, and its offer lies in the cart', async () => {
  const { positions, loading } = await open();
  await start();
  expect(screen.getByText('Alter')).toBeVisible();
  expect(screen.getByText(/Namen, Geburtsdaten, Gesundheits- und Bankdaten/)).toBeVisible();
  const go = screen.getAllByRole('button', { name: 'Weiter im Tarifrechner' }).at(-1);
  if (!go) throw new Error('no button');
  expect(go).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: /rechner.example/ }));
  await userEvent.click(go);

  const app = application();
  await app.greet('https://evil.example');
  expect(app.heard).toEqual([]);
  expect(loading()).toEqual(['updateWidgetCheckoutLoading', { loading: true }]);
  await app.greet('https://rechner.example');
  expect(loading()).toEqual(['updateWidgetCheckoutLoading', { loading: false }]);
  expect(app.heard).toEqual([
    {
      ns: 'vp.handover',
      v: 1,
      type: 'handOver',
      segment: 'leben',
      language: 'de',
      facts: { age: expect.any(Number) },
    },
  ]);
  await app.answer({ type: 'offer', offer: { title: '', premium: -1 } });
  expect(positions()).toEqual([]);
  await app.answer({
    type: 'offer',
    offer: { title: 'Risiko Muster (fiktiv)', line: 'termLife', premium: 24_90, frequency: 'monthly' },
  });
  await waitFor(() =>
    expect(positions()).toMatchObject([
      { kind: 'app', title: 'Risiko Muster (fiktiv)', premium: 24_90, topic: 'death' },
    ]),
  );
  app.close();
});

test('what does not answer within ten seconds is said, nothing is handed over, and it can be tried again', async () => {
  const { loading } = await open();
  await start();
  await userEvent.click(screen.getByRole('checkbox', { name: /rechner.example/ }));
  const go = screen.getAllByRole('button', { name: 'Weiter im Tarifrechner' }).at(-1);
  jest.useFakeTimers();
  try {
    act(() => go?.click());
    act(() => jest.advanceTimersByTime(9_999));
    expect(screen.getByTitle('Lebensversicherung')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
  } finally {
    jest.useRealTimers();
  }
  expect(screen.getByText('Die Anwendung antwortet nicht')).toBeVisible();
  expect(screen.queryByTitle('Lebensversicherung')).toBeNull();
  expect(loading()).toEqual(['updateWidgetCheckoutLoading', { loading: false }]);
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(screen.getByTitle('Lebensversicherung')).toBeInTheDocument();
});

test('what is not installed is kept as a need', async () => {
  const { positions } = await open();
  expect(screen.getByText('In dieser Umgebung nicht verfügbar.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Als Bedarf merken' }));
  await waitFor(() => expect(positions()).toMatchObject([{ kind: 'widget', title: 'E-Bike versichern' }]));
  expect(screen.getByText('Als Bedarf gemerkt.')).toBeVisible();
});
