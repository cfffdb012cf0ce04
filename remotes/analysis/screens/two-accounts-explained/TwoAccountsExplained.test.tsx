import {
  createTestServices,
  openForCustomer,
  renderArea,
  type TestHousehold,
  testHouseholdOf,
} from '@vp-digital/core/micro-app/testing';
import { wishedPages } from '@vp-digital/core/contracts';
import { euros } from '@vp-digital/core/finance';
import { savingsPlanId } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import analysis from '../../mount';

const musterhaus = testHouseholdOf(2);
const hrefOf = routes.twoAccountExplanation.href;

async function open(sections: TestHousehold['sections'] = {}) {
  const household = { ...musterhaus, sections: { ...musterhaus.sections, ...sections } };
  const { householdId } = household.summary;
  const services = createTestServices([household]);
  await renderArea(analysis, { path: hrefOf({ householdId }), services });
  await screen.findByRole('heading', { level: 1, name: 'So funktionieren zwei Konten' });
  return { recap: () => services.section(householdId, 'recap').items };
}

const cards = () =>
  within(screen.getByRole('list', { name: 'Die Idee in fünf Karten' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll('\u00A0', ' ') ?? '');

test('five cards tell the household its own month, with what is agreed', async () => {
  const agreedAmount = euros(800);
  await open({
    savingsPlan: { items: { [savingsPlanId]: { position: 0, agreedAmount, agreedOn: '2026-10-01' } } },
  });
  const [fog, duty, life, pots, automatic] = cards();
  expect(fog).toContain('5.450 €');
  expect(duty).toContain('2.664 €');
  expect(life).toContain('1.520 €');
  expect(pots).toContain('1.050 €');
  expect(automatic).toContain('216 €');
});

test('of whom too little is known reads of the Muster family, and that it is an example', async () => {
  await open({ expenses: { items: {} } });
  expect(screen.getByRole('main')).toHaveTextContent('am Beispiel der Familie Muster');
  expect(cards()[0]).toContain('4.200 €');
  expect(screen.getByText(/Beispielzahlen der Familie Muster/)).toBeVisible();
});

test('of whom all is known and money is short reads why the numbers are an example', async () => {
  const agreedAmount = euros(1_500);
  await open({
    savingsPlan: { items: { [savingsPlanId]: { position: 0, agreedAmount, agreedOn: '2026-10-01' } } },
  });
  expect(cards()[0]).toContain('4.200 €');
  expect(screen.getByText(/In Ihrem Monat geht mehr weg, als hereinkommt/)).toBeVisible();
  expect(screen.queryByText(/sobald Netto und Ausgaben bekannt sind/)).not.toBeInTheDocument();
});

test('the cards are shown one after the other over the whole screen, by button and by arrow keys, until Esc', async () => {
  const user = userEvent.setup();
  await open();
  await user.click(screen.getByRole('button', { name: 'Im Vollbild zeigen' }));
  const shown = within(await screen.findByRole('dialog', { name: 'So funktionieren zwei Konten' }));
  const title = () => shown.getByRole('heading', { level: 2, name: /Ein Konto|Konto \d|Töpfe|automatisch/ });
  const parts = () =>
    [...document.querySelectorAll<HTMLElement>('[data-part][data-shown]')].map(
      ({ dataset }) => dataset['part'],
    );
  expect(title()).toHaveTextContent('Ein Konto: der Nebel');
  expect(parts()).toEqual([]); // nobody knows what is what
  expect(shown.getByText('Karte 1 von 5')).toBeVisible();
  await waitFor(() => expect(document.activeElement).toContainElement(title())); // no ring stays around a number
  await user.click(shown.getByRole('button', { name: 'Nächste Karte' }));
  expect(title()).toHaveTextContent('Konto 1: die Pflicht');
  expect(title().closest('section')).toHaveTextContent('2.664 €');
  expect(parts()).toEqual(['fixed']);
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(title()).toHaveTextContent('Alles automatisch');
  expect(parts()).toEqual(['fixed', 'living', 'saved', 'left']);
  expect(shown.queryByRole('button', { name: 'Nächste Karte' })).not.toBeInTheDocument();
  await user.keyboard('{ArrowLeft}');
  expect(title()).toHaveTextContent('Die Töpfe');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('the numbers of the cards are reached by Tab', async () => {
  const user = userEvent.setup();
  await open();
  await user.click(screen.getByRole('button', { name: 'Im Vollbild zeigen' }));
  const shown = within(await screen.findByRole('dialog'));
  const title = shown.getByRole('heading', { level: 2, name: 'Ein Konto: der Nebel' });
  await waitFor(() => expect(document.activeElement).toContainElement(title));
  await user.tab();
  expect(shown.getByRole('button', { name: /^1: / })).toHaveFocus();
});

test('where the browser can, the page fills the screen until it is left', async () => {
  const user = userEvent.setup();
  let filled: Element | null = null;
  const turn = (element: Element | null) => {
    filled = element;
    document.dispatchEvent(new Event('fullscreenchange'));
    return Promise.resolve();
  };
  Object.defineProperties(document, {
    fullscreenEnabled: { configurable: true, value: true },
    fullscreenElement: { configurable: true, get: () => filled },
    exitFullscreen: { configurable: true, value: () => turn(null) },
  });
  Object.defineProperty(document.documentElement, 'requestFullscreen', {
    configurable: true,
    value: () => turn(document.documentElement),
  });
  await open();
  await user.click(screen.getByRole('button', { name: 'Im Vollbild zeigen' }));
  await screen.findByRole('dialog');
  expect(filled).toBe(document.documentElement);
  await act(() => turn(null)); // the browser's own Esc
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  for (const name of ['fullscreenEnabled', 'fullscreenElement', 'exitFullscreen'])
    Reflect.deleteProperty(document, name);
  Reflect.deleteProperty(document.documentElement, 'requestFullscreen');
});

test('doubts are answered, and the way leads back to the model', async () => {
  await open();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(4);
  expect(screen.getByRole('link', { name: 'Zurück: Zwei Konten' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/zwei-konten-modell$/),
  );
});

test('the page is added to the report of the talk, and taken out again', async () => {
  const user = userEvent.setup();
  const { recap } = await open();
  await user.click(await screen.findByRole('button', { name: 'Als Seite in den Report' }));
  await waitFor(() => expect(screen.getByText('kommt in den Report')).toBeVisible());
  await waitFor(() =>
    expect(recap()[wishedPages.accounts]).toMatchObject({
      text: 'Seite im Report: So funktionieren zwei Konten',
      visibility: 'customer',
      inReport: true,
    }),
  );
  const remove = screen.getByRole('button', { name: 'Aus dem Report nehmen' });
  expect(remove).toHaveFocus();
  await user.click(remove);
  await waitFor(() => expect(recap()).not.toHaveProperty(wishedPages.accounts));
  expect(screen.getByRole('button', { name: 'Als Seite in den Report' })).toBeVisible();
});

test.each([
  ['de', '2.664 €'],
  ['en', '€2,664'],
] as const)('the customer reads the same cards, %s', async (language, amount) => {
  const page = await openForCustomer(analysis, { hrefOf, household: musterhaus, language });
  await waitFor(() => expect(page).toHaveTextContent(amount));
  expect(page).not.toHaveTextContent(/fünf Aufträge|am Ersten|five orders|on the first/i); // day and number are the model's
});
