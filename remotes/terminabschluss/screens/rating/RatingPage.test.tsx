import type { RatingAverages } from '@vp-digital/core/contracts';
import { sampleHouseholds } from '@vp-digital/core/household/samples';
import {
  buttons,
  changeableFields,
  closed,
  createTestServices,
  json,
  problemAnswer,
  renderArea,
  testHousehold,
  type TestHousehold,
  testHouseholdOf,
} from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import terminabschluss from '../../mount';

const [sample] = sampleHouseholds;
const { householdId, legacyHouseholdId } = sample;

function opened(
  known: string = String(legacyHouseholdId),
  averages: RatingAverages = { ratings: 3 },
  as = (household: TestHousehold) => household,
) {
  const services = createTestServices([as(testHousehold(sample))]); // checked above
  let lock: object | undefined;
  services.intercept(({ url, method }) => {
    if (url.pathname.endsWith('/rating-averages')) return json(200, averages);
    if (!url.pathname.endsWith('/device-lock')) return undefined;
    if (method === 'POST') lock = { purpose: 'rating', householdId, legacyHouseholdId, firstNames: ['Lena'] };
    return json(method === 'POST' ? 201 : 200, lock ? { lock } : {});
  });
  const path = routes.rating.href({ legacyHouseholdId: known });
  const today = () =>
    Object.values(services.section(householdId, 'appointmentRatings').items).find(
      ({ date }) => date === '2026-10-01',
    );
  const unlock = () => {
    lock = undefined;
  };
  return { services, today, path, unlock, open: () => renderArea(terminabschluss, { path, services }) };
}

async function handOver() {
  await userEvent.click(await screen.findByRole('button', { name: 'Gerät übergeben' }));
  return screen.findByRole('dialog', { name: 'Wie war der Termin für Sie, Lena?' });
}

const scale = (dialog: HTMLElement, name: RegExp) => within(dialog).getByRole('group', { name });
const choice = (dialog: HTMLElement, question: RegExp, name: string | RegExp) =>
  within(scale(dialog, question)).getByRole('radio', { name });

test.each([String(legacyHouseholdId), householdId])(
  'opens by either id of the household: %s',
  async (known) => {
    const { messages } = await opened(known).open();
    expect(await screen.findByText('Wie war der Termin für Lena?')).toBeVisible();
    const earlier = screen.getByRole('table', { name: 'Frühere Bewertungen' });
    expect(within(earlier).getByRole('row', { name: /12.11.2025/ })).toHaveTextContent(
      'davor 4, jetzt 8 von 10',
    );
    expect(messages).toContainEqual({
      type: 'advisorEnteredHousehold',
      payload: expect.objectContaining({ householdId, legacyHouseholdId }),
    });
  },
);

test('a household that is not the advisor’s is refused', async () => {
  await opened('999999').open();
  expect(await screen.findByRole('heading', { name: 'Zugriff verweigert' })).toBeVisible();
});

test('every answer is saved on its own, when its question is left', async () => {
  const { today, services, open } = opened();
  await open();
  const dialog = await handOver();
  await userEvent.click(choice(dialog, /vor dem Termin/, '4'));
  await userEvent.tab();
  await waitFor(() => expect(today()).toMatchObject({ before: 4 }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Alles war verständlich' }));
  await waitFor(() => expect(today()).toMatchObject({ before: 4, statements: ['understandable'] }));
  expect(services.writes.map(({ section }) => section)).toEqual(['appointmentRatings', 'appointmentRatings']);
});

test('only the sign-in leads back to the advisor’s page: not Esc, not skipping, not the last button', async () => {
  const { open, path } = opened();
  const { messages } = await open();
  await handOver();
  expect(messages.map(({ type }) => type)).toContain('deviceLocked');
  await userEvent.keyboard('{Escape}');
  const dialog = screen.getByRole('dialog', { name: 'Wie war der Termin für Sie, Lena?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Überspringen' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Gerät ist zurück' }));
  await userEvent.keyboard('{Escape}');
  expect(messages).toContainEqual({ type: 'login', payload: { returnTo: path, again: true } });
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(screen.queryByText('Alle Ihre Termine')).not.toBeInTheDocument();
});

test('opened anew while the device is locked, the page is the customer’s at once', async () => {
  const { open } = opened();
  const first = await open();
  await handOver();
  await act(() => first.mounted.unmount());
  first.element.remove();
  await open();
  expect(await screen.findByRole('dialog', { name: 'Wie war der Termin für Sie, Lena?' })).toBeVisible();
  expect(screen.queryByText('Alle Ihre Termine')).not.toBeInTheDocument();
});

test('a device that could not be locked is not handed over', async () => {
  const { services, open } = opened();
  services.intercept(({ method, url }) =>
    method === 'POST' && url.pathname.endsWith('/device-lock') ? problemAnswer(403, 'forbidden') : undefined,
  );
  const { messages } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Gerät übergeben' }));
  expect(await screen.findByText(/konnte nicht gesperrt werden/)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(messages.map(({ type }) => type)).not.toContain('deviceLocked');
});

test('with a PIN the device comes back by it; one that has not six digits hands nothing over', async () => {
  const { services, open } = opened();
  const sent: unknown[] = [];
  services.intercept(({ method, url, body }) => {
    if (method === 'POST' && url.pathname.endsWith('/device-lock')) sent.push(body);
    return undefined;
  });
  await open();
  const pin = await screen.findByLabelText('PIN, sechs Ziffern');
  await userEvent.type(pin, '12345');
  await userEvent.click(screen.getByRole('button', { name: 'Gerät übergeben' }));
  expect(await screen.findByText('Eine PIN hat genau sechs Ziffern.')).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.type(pin, '6');
  await handOver();
  expect(sent).toEqual([{ purpose: 'rating', householdId, pin: '123456' }]);
});

test('an answer to a question that is not asked any more is none', async () => {
  const { today, open } = opened();
  await open();
  const dialog = await handOver();
  await userEvent.click(choice(dialog, /weiterempfehlen/, /^9/));
  await userEvent.click(choice(dialog, /Sterne/, '2 Sterne'));
  await userEvent.tab();
  await waitFor(() => expect(today()).toMatchObject({ stars: 2 }));
  expect(today()).not.toHaveProperty('recommend');
  await userEvent.click(within(dialog).getByRole('switch', { name: /Rückruf/ }));
  await waitFor(() => expect(today()).toMatchObject({ callback: true }));
  await userEvent.click(choice(dialog, /Sterne/, '5 Sterne'));
  await userEvent.tab();
  await waitFor(() => expect(today()).toMatchObject({ stars: 5 }));
  expect(today()).not.toHaveProperty('callback');
});

test('when the device is back, the advisor reads the difference', async () => {
  const { today, open, unlock } = opened();
  const first = await open();
  const dialog = await handOver();
  await userEvent.click(choice(dialog, /vor dem Termin/, '4'));
  await userEvent.click(choice(dialog, /jetzt/, '8'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Fertig' }));
  await screen.findByRole('button', { name: 'Gerät ist zurück' });
  await waitFor(() => expect(today()).toMatchObject({ before: 4, now: 8, closed: true }));
  await act(() => first.mounted.unmount());
  first.element.remove();
  unlock(); // signed in again
  await open();
  expect(await screen.findByText(/Der Termin hat Lena/)).toHaveTextContent('4 Punkte mehr Sicherheit');
  expect(screen.getByText('abgegeben')).toBeVisible();
  await waitFor(() => expect(today()).toMatchObject({ before: 4, now: 8, closed: true }));
});

test('scale and stars are chosen by the keyboard', async () => {
  const { today, open } = opened();
  await open();
  const dialog = await handOver();
  const six = choice(dialog, /vor dem Termin/, '6');
  await userEvent.click(six);
  await userEvent.keyboard('{ArrowRight}');
  expect(choice(dialog, /vor dem Termin/, '7')).toBeChecked();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(choice(dialog, /jetzt/, '1, unsicher')).toBeChecked();
  await userEvent.tab();
  await waitFor(() => expect(today()).toMatchObject({ before: 7, now: 1 }));
});

test('who is unhappy is not asked to recommend, but offered a call', async () => {
  const { today, open } = opened();
  await open();
  const dialog = await handOver();
  await userEvent.click(choice(dialog, /Sterne/, '2 Sterne'));
  expect(within(dialog).queryByRole('group', { name: /weiterempfehlen/ })).not.toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('switch', { name: /Rückruf/ }));
  await waitFor(() => expect(today()).toMatchObject({ stars: 2, callback: true }));
  expect(today()).not.toHaveProperty('recommend');
});

test('anonymous use is off until it is allowed', async () => {
  await opened().open();
  const dialog = await handOver();
  expect(within(dialog).getByRole('switch', { name: /Darf anonym verwendet werden/ })).not.toBeChecked();
});

test('an answer can be taken back, also the first one', async () => {
  const { today, open } = opened();
  await open();
  const dialog = await handOver();
  await userEvent.click(choice(dialog, /vor dem Termin/, '4'));
  await userEvent.tab();
  await userEvent.click(choice(dialog, /jetzt/, '8'));
  await userEvent.click(within(dialog).getByRole('button', { name: /^Rückgängig: .*jetzt/ }));
  expect(choice(dialog, /jetzt/, '8')).not.toBeChecked();
  expect(choice(dialog, /vor dem Termin/, '4')).toBeChecked();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(choice(dialog, /vor dem Termin/, '4')).not.toBeChecked();
  await waitFor(() => expect(today()).toBeUndefined());
});

test('skipping leaves nothing behind', async () => {
  const { today, services, open } = opened();
  await open();
  const dialog = await handOver();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Überspringen' }));
  expect(today()).toBeUndefined();
  expect(services.writes).toEqual([]);
});

test('an answer that could not be saved stays, and is said', async () => {
  const { services, open } = opened();
  await open();
  const dialog = await handOver();
  services.intercept(({ method }) => (method === 'PATCH' ? problemAnswer(422, 'invalid') : undefined));
  await userEvent.click(choice(dialog, /jetzt/, '8'));
  await userEvent.tab();
  expect(
    await within(dialog).findByText(/Nicht gespeichert: Wie sicher fühlen Sie sich jetzt/),
  ).toBeVisible();
  expect(choice(dialog, /jetzt/, '8')).toBeChecked();
});

test('a household that was archived meanwhile takes no answer, and that is the reason given', async () => {
  const { services, open } = opened();
  await open();
  const dialog = await handOver();
  services.intercept(({ method }) => (method === 'PATCH' ? problemAnswer(409, 'conflict') : undefined));
  await userEvent.click(choice(dialog, /jetzt/, '8'));
  await userEvent.tab();
  expect(await within(dialog).findByText(/Dieser Haushalt nimmt keine Änderungen mehr an/)).toBeVisible();
});

test('the advisor reads averages of all appointments, as far as there are enough answers', async () => {
  await opened(undefined, { ratings: 23, before: 41, now: 78, stars: 46 }).open();
  const all = within(await screen.findByRole('region', { name: 'Alle Ihre Termine' }));
  expect(await all.findByText('4,6 von 5')).toBeVisible();
  expect(all.getByText('7,8 von 10')).toBeVisible();
  expect(all.getByText('Aus 23 abgegebenen Bewertungen.')).toBeVisible();
  expect(all.queryByText('Weiterempfehlung')).toBeNull();
});

test('of fewer than ten ratings there is no average', async () => {
  await opened().open();
  expect(await screen.findByText(/Durchschnitte gibt es ab zehn Antworten/)).toBeVisible();
});

test('from the rating the way leads back to the five steps', async () => {
  await opened().open();
  expect(await screen.findByRole('link', { name: 'Zurück: Fünf Schritte' })).toHaveAttribute(
    'href',
    routes.fiveSteps.href({ legacyHouseholdId: String(legacyHouseholdId) }),
  );
});

test('of a closed household the ratings are read, and nobody is handed the device', async () => {
  await opened(undefined, undefined, closed).open();
  expect(await screen.findByRole('table', { name: 'Frühere Bewertungen' })).toBeVisible();
  await screen.findByRole('complementary', { name: 'Dieser Haushalt ist archiviert' });
  await waitFor(() => expect(buttons()).toEqual([]));
  expect(changeableFields()).toEqual([]);
});

test('each adult who was there answers by themselves, and nobody reads it while the appointment goes on', async () => {
  const musterhaus = testHouseholdOf(2);
  const { householdId: home, legacyHouseholdId: number } = musterhaus.summary;
  const adults = musterhaus.summary.persons.slice(0, 2).map(({ personId }) => personId);
  const running = {
    position: 0,
    state: 'running' as const,
    begin: '2026-10-01T10:28',
    personIds: [],
    occasion: 'advice' as const,
    themes: [],
  };
  const services = createTestServices([
    {
      ...musterhaus,
      sections: {
        ...musterhaus.sections,
        appointments: { items: { '33333333-0002-4000-8099-000000000001': running } },
        appointmentRatings: { items: {} },
      },
    },
  ]);
  const asked = adults.map((personId, index) => ({ personId, name: index === 0 ? 'Jonas' : 'Aylin' }));
  let lock: object | undefined;
  services.intercept(({ url, method }) => {
    if (url.pathname.endsWith('/rating-averages')) return json(200, { ratings: 0 });
    if (!url.pathname.endsWith('/device-lock')) return undefined;
    const firstNames = ['Jonas', 'Aylin'];
    if (method === 'POST')
      lock = { purpose: 'rating', householdId: home, legacyHouseholdId: number, firstNames, asked };
    return json(method === 'POST' ? 201 : 200, lock ? { lock } : {});
  });
  const path = routes.rating.href({ legacyHouseholdId: String(number) });
  const first = await renderArea(terminabschluss, { path, services });
  await userEvent.click(await screen.findByRole('button', { name: 'Gerät übergeben' }));
  const jonas = await screen.findByRole('dialog', { name: 'Wie war der Termin für Sie, Jonas?' });
  await userEvent.click(choice(jonas, /jetzt/, '8'));
  await userEvent.click(within(jonas).getByRole('button', { name: 'Fertig' }));
  const aylin = await screen.findByRole('dialog', { name: 'Wie war der Termin für Sie, Aylin?' });
  expect(choice(aylin, /jetzt/, '8')).not.toBeChecked(); // she sees nothing of what he has said
  await userEvent.click(choice(aylin, /jetzt/, '3'));
  await userEvent.click(within(aylin).getByRole('button', { name: 'Fertig' }));
  await screen.findByRole('dialog', { name: 'Danke, Jonas und Aylin!' });
  const saved = () => Object.values(services.section(home, 'appointmentRatings').items);
  await waitFor(() =>
    expect(saved().toSorted((one, other) => (other.now ?? 0) - (one.now ?? 0))).toMatchObject([
      { personId: adults[0], now: 8, closed: true },
      { personId: adults[1], now: 3, closed: true },
    ]),
  );
  await act(() => first.mounted.unmount());
  first.element.remove();
  lock = undefined; // signed in again
  await renderArea(terminabschluss, { path, services });
  const hidden = within(await screen.findByRole('region', { name: 'Antworten der Kunden' }));
  expect(hidden.getAllByText('abgegeben')).toHaveLength(2);
  expect(screen.queryByText('Sicherheit davor und jetzt')).toBeNull();
});
