import {
  createTestServices,
  openForCustomer,
  renderArea,
  testHouseholdOf,
} from '@vp-digital/core/micro-app/testing';
import { savingsPlanId } from '@vp-digital/core/household';
import { euros } from '@vp-digital/core/finance';
import { routes } from '@vp-digital/core/reference';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import analysis from '../../mount';

const flags = { settled: () => true, isEnabled: () => true, subscribe: () => () => {} };
const musterhaus = testHouseholdOf(2);
const { householdId } = musterhaus.summary;
const path = routes.ffgStart.href({ householdId });

async function open(sections: typeof musterhaus.sections = {}) {
  const household = { ...musterhaus, sections: { ...musterhaus.sections, ...sections } };
  const services = createTestServices([household]);
  const rendered = await renderArea(analysis, { path, services, flags });
  await screen.findByRole('heading', { level: 1, name: 'Finanz-Fitness-Gespräch' });
  return { services, ...rendered };
}
const rail = async () => within(await screen.findByRole('navigation', { name: 'Finanz-Fitness-Gespräch' }));

test('eight stations say how far each is, and the talk goes on at the first that is open', async () => {
  await open();
  const links = within(screen.getByRole('region', { name: 'Der Weg in acht Stationen' })).getAllByRole(
    'link',
  );
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Einkommen',
    'Optimum-Rechnung',
    'Ausgaben',
    'Verträge',
    'Sparbetrag',
    'Zwei Konten',
    'Sparertyp',
    'Finanznote',
  ]);
  expect(screen.getByRole('link', { name: 'Fortsetzen: Sparbetrag' })).toHaveAttribute(
    'href',
    routes.savingsAmount.href({ householdId }),
  );
});

test('what is agreed meanwhile is done, and the next station is open', async () => {
  await open({
    savingsPlan: {
      items: { [savingsPlanId]: { position: 0, agreedAmount: euros(800), agreedOn: '2026-10-01' } },
    },
  });
  expect(screen.getByRole('link', { name: 'Fortsetzen: Zwei Konten' })).toBeVisible();
});

test('the rail shows the stations while the talk runs, and all twelve areas once it is ended', async () => {
  const user = userEvent.setup();
  await open();
  const stations = await rail();
  await waitFor(() => expect(stations.getAllByRole('link')).toHaveLength(8));
  await user.click(stations.getByRole('button', { name: 'Alle Bereiche zeigen' }));
  const areas = within(await screen.findByRole('navigation', { name: 'Bereiche der Analyse' }));
  expect(areas.getAllByRole('link')).toHaveLength(12);
  expect(areas.getByRole('link', { name: /^Soll-Ist-Vergleich/ })).toBeVisible();
});

test('who takes part is written to the appointment under way', async () => {
  const user = userEvent.setup();
  const id = '0a000000-0000-4000-8000-000000000001';
  const running = {
    position: 0,
    state: 'running',
    begin: '2026-10-01T11:00',
    occasion: 'firstMeeting',
  } as const;
  const { services } = await open({
    appointments: { items: { [id]: { ...running, personIds: [], themes: [] } } },
  });
  await user.click(screen.getByRole('checkbox', { name: 'Aylin' }));
  const [jonas] = Object.entries(musterhaus.sections.persons?.items ?? {}).find(
    ([, { firstName }]) => firstName === 'Jonas',
  ) ?? ['none'];
  await waitFor(() =>
    expect(services.section(householdId, 'appointments').items[id]).toMatchObject({ personIds: [jonas] }),
  );
});

test('the customer sees what it brings and which way it goes', async () => {
  const page = await openForCustomer(analysis, {
    hrefOf: routes.ffgStart.href,
    household: musterhaus,
    flags,
  });
  expect(page).toHaveTextContent(/Überblick.*Geld zurück.*Klarer Plan/);
  expect(page).toHaveTextContent('8. Finanznote');
});

test('one button of the page is filled: where the talk goes on', async () => {
  await open();
  const filled = screen.getByRole('main').querySelectorAll('[data-kind="primary"]:is(a, button)');
  expect([...filled].map(({ textContent }) => textContent)).toEqual(['Fortsetzen: Sparbetrag']);
});
