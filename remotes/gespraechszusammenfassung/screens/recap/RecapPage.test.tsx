import type { RecapEntry } from '@vp-digital/core/household';
import {
  changeableFields,
  closed,
  createTestServices,
  problemAnswer,
  renderArea,
  testHouseholds,
  type TestServices,
} from '@vp-digital/core/micro-app/testing';
import { ofAppointment, permissions, routes } from '@vp-digital/core/reference';
import { selectDirty } from '@vp-digital/core/session';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import area from '../../mount';

const [, musterhaus] = testHouseholds;
const household = musterhaus;
const { householdId } = household.summary;
const path = routes.recap.href({ householdId });
const withOrigin = `${path}?herkunft=${encodeURIComponent(routes.income.href({ householdId }))}`;

const open = (services: TestServices, options: Partial<Parameters<typeof renderArea>[1]> = {}) =>
  renderArea(area, { path, services, ...options });
const entriesOf = (services: TestServices) => Object.values(services.section(householdId, 'recap').items);
const text = (name = 'Was wurde gesagt?') =>
  within(screen.getByRole('form', { name: 'Neuer Eintrag' })).getByRole('textbox', { name });

async function chooseTopic(inside: HTMLElement, name: string) {
  await userEvent.click(within(inside).getByRole('combobox', { name: /^Wozu ist das geraten/ }));
  await userEvent.click(await screen.findByRole('option', { name }));
}

test('a decision is written by the keyboard alone, with the screen it was made on, and the next one can follow', async () => {
  const services = createTestServices([household]);
  const user = userEvent.setup();
  const { path: current } = await open(services, { path: withOrigin, slot: 'side' });
  await waitFor(() => expect(text()).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Entscheidung' }));
  await user.type(text('Was wurde entschieden?'), 'Haus hat Vorrang');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(entriesOf(services)).toHaveLength(1));
  expect(entriesOf(services)).toMatchObject([
    {
      kind: 'decision',
      text: 'Haus hat Vorrang',
      visibility: 'customer',
      inReport: true,
      writtenAt: '2026-10-01T10:00:00.000Z',
      origin: routes.income.path,
    },
  ]);
  expect(text('Was wurde entschieden?')).toHaveValue('');
  expect(text('Was wurde entschieden?')).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Einkommen' }));
  expect(current()).toBe(routes.income.href({ householdId }));
});

test('a note made at the end of the appointment leads back there, by the number of the household', async () => {
  const services = createTestServices([household]);
  const rating = routes.rating.href({ legacyHouseholdId: String(household.summary.legacyHouseholdId) });
  const { path: current } = await open(services, {
    path: `${path}?herkunft=${encodeURIComponent(rating)}`,
    slot: 'side',
  });
  await userEvent.type(text(), 'Fühlt sich sicherer');
  await userEvent.click(screen.getByRole('button', { name: 'Festhalten' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Bewertung' }));
  expect(current()).toBe(rating);
});

test('in the side slot there is no main and no title of its own', async () => {
  const { messages } = await open(createTestServices([household]), { slot: 'side' });
  expect(await screen.findByRole('region', { name: 'Gesprächsnotizen' })).toBeVisible();
  expect(screen.queryByRole('main')).toBeNull();
  expect(messages.map(({ type }) => type)).not.toContain('receivePageTitle');
});

test('what was advised is written down with its reason; a task and what is internal is no advice', async () => {
  const services = createTestServices([household]);
  await open(services);
  const form = await screen.findByRole('form', { name: 'Neuer Eintrag' });
  const inForm = within(form);
  await userEvent.type(text(), 'Reserve zuerst füllen');
  await userEvent.click(inForm.getByRole('checkbox', { name: 'Das ist ein Rat' }));
  await chooseTopic(form, 'Notgroschen');
  await userEvent.type(inForm.getByRole('textbox', { name: 'Warum ist das geraten?' }), 'Sie reicht nicht');
  await userEvent.click(inForm.getByRole('checkbox', { name: 'Nur intern' }));
  expect(inForm.queryByRole('checkbox', { name: 'Das ist ein Rat' })).toBeNull();
  await userEvent.click(inForm.getByRole('checkbox', { name: 'Nur intern' }));
  await userEvent.click(inForm.getByRole('button', { name: 'Aufgabe' }));
  expect(inForm.queryByRole('checkbox', { name: 'Das ist ein Rat' })).toBeNull();
  await userEvent.click(inForm.getByRole('button', { name: 'Notiz' }));
  await userEvent.click(screen.getByRole('button', { name: 'Festhalten' }));
  await waitFor(() => expect(entriesOf(services)).toHaveLength(1));
  expect(entriesOf(services)).toMatchObject([
    { isAdvice: true, adviceReason: 'Sie reicht nicht', adviceTopic: 'reserve' },
  ]);
  expect(inForm.getByRole('checkbox', { name: 'Das ist ein Rat' })).not.toBeChecked();
  const card = screen.getByRole('article', { name: 'Notiz' });
  expect(card).toHaveTextContent('Rat: Notgroschen');
  expect(card).toHaveTextContent('Warum: Sie reicht nicht');
});

test('advice on a topic that each adult has of her own says whose, and loses both again', async () => {
  const services = createTestServices([household]);
  await open(services);
  const form = await screen.findByRole('form', { name: 'Neuer Eintrag' });
  await userEvent.type(text(), 'Berufsunfähigkeit absichern');
  await userEvent.click(within(form).getByRole('checkbox', { name: 'Das ist ein Rat' }));
  await chooseTopic(form, 'Arbeitskraft Aylin');
  await userEvent.click(screen.getByRole('button', { name: 'Festhalten' }));
  await waitFor(() => expect(entriesOf(services)).toHaveLength(1));
  const [aylin] = household.summary.persons.filter(({ firstName }) => firstName === 'Aylin');
  expect(entriesOf(services)).toMatchObject([{ adviceTopic: 'work', ownerId: aylin?.personId }]);
  const card = screen.getByRole('article', { name: 'Notiz' });
  expect(card).toHaveTextContent('Rat: Arbeitskraft Aylin');
  await userEvent.click(within(card).getByRole('button', { name: 'Notiz bearbeiten' }));
  await chooseTopic(card, 'anderes Thema');
  await waitFor(() => {
    const [kept] = entriesOf(services);
    expect([kept?.isAdvice, kept?.adviceTopic, kept?.ownerId]).toEqual([true, undefined, undefined]);
  });
});

test('a note becomes advice later, and says so while its reason is missing', async () => {
  const services = createTestServices([household]);
  await open(services);
  await screen.findByRole('form', { name: 'Neuer Eintrag' });
  await userEvent.type(text(), 'Haus hat Vorrang');
  await userEvent.click(screen.getByRole('button', { name: 'Festhalten' }));
  const card = await screen.findByRole('article', { name: 'Notiz' });
  await userEvent.click(within(card).getByRole('button', { name: 'Notiz bearbeiten' }));
  await userEvent.click(within(card).getByRole('checkbox', { name: 'Das ist ein Rat' }));
  await userEvent.click(within(card).getByRole('button', { name: 'Fertig mit Notiz' }));
  expect(card).toHaveTextContent('Warum das geraten ist, fehlt noch.');
  await waitFor(() => expect(entriesOf(services)).toMatchObject([{ isAdvice: true }]));
});

test('what is internal cannot be taken into the report', async () => {
  const services = createTestServices([household]);
  await open(services);
  await screen.findByRole('form', { name: 'Neuer Eintrag' });
  await userEvent.type(text(), 'Wirkt angespannt');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Nur intern' }));
  await userEvent.click(screen.getByRole('button', { name: 'Festhalten' }));
  const card = within(await screen.findByRole('article', { name: 'Notiz' }));
  await userEvent.click(card.getByRole('button', { name: 'Notiz bearbeiten' }));
  expect(card.getByRole('checkbox', { name: 'In die Zusammenfassung' })).toBeDisabled();
  expect(entriesOf(services)).toMatchObject([{ visibility: 'internal', inReport: false }]);
});

test('the filter shows what is for the customer, or what is internal', async () => {
  const services = createTestServices([household]);
  await open(services);
  await screen.findByRole('form', { name: 'Neuer Eintrag' });
  for (const words of ['Eins', 'Zwei']) {
    await userEvent.type(text(), words);
    await userEvent.click(screen.getByRole('button', { name: 'Festhalten' }));
    await waitFor(() => expect(text()).toHaveValue(''));
  }
  const [last, first] = await screen.findAllByRole('article');
  if (!first) throw new Error('the first entry is missing');
  expect(last).toHaveTextContent('Zwei'); // what was written last stands first
  await userEvent.click(within(first).getByRole('button', { name: 'Notiz bearbeiten' }));
  await userEvent.click(within(first).getByRole('button', { name: 'Intern' }));
  const filter = within(screen.getByRole('group', { name: 'Einträge filtern' }));
  await userEvent.click(filter.getByRole('button', { name: 'Intern' }));
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByRole('article')).toHaveTextContent('Eins');
});

test('what was written in an appointment is found by it, and everything again', async () => {
  const held = Object.keys(household.sections.appointments?.items ?? {})[0];
  const note = (position: number, text: string, appointmentId?: string): RecapEntry => ({
    position,
    kind: 'note',
    text,
    visibility: 'customer',
    writtenAt: '2025-11-12T17:00:00.000Z',
    done: false,
    inReport: true,
    appointmentId,
  });
  const items = {
    '55555555-0000-4000-8000-000000000001': note(0, 'Wollen bauen', held),
    '55555555-0000-4000-8000-000000000002': note(1, 'Rief an'),
  };
  const services = createTestServices([
    { ...household, sections: { ...household.sections, recap: { items } } },
  ]);
  await open(services, { path: ofAppointment(path, held ?? '') });
  const list = within(await screen.findByRole('list', { name: 'Einträge' }));
  expect(list.getByText('Wollen bauen')).toBeVisible();
  expect(list.queryByText('Rief an')).toBeNull();
  await userEvent.click(screen.getByRole('combobox', { name: /^Aus dem Termin/ }));
  expect(screen.getByRole('option', { name: '12.11.2025, Jahrestermin' })).toBeVisible();
  await userEvent.click(screen.getByRole('option', { name: 'alle Termine' }));
  expect(await screen.findByText('Rief an')).toBeVisible();
});

test('what is written is seen, also under the filter of an appointment that is gone', async () => {
  const gone = '77777777-0000-4000-8000-000000000001';
  await open(createTestServices([household]), { path: ofAppointment(path, gone) });
  await screen.findByRole('form', { name: 'Neuer Eintrag' });
  const filter = screen.getByRole('combobox', { name: /^Aus dem Termin/ });
  expect(filter).toHaveTextContent('nicht mehr vorhandener Termin');
  await userEvent.type(text(), 'Rief an');
  await userEvent.click(screen.getByRole('button', { name: 'Festhalten' }));
  expect(await screen.findByRole('article', { name: 'Notiz' })).toHaveTextContent('Rief an');
});

test('of very many entries the latest are drawn; older ones come when they are asked for, with the focus', async () => {
  const many = Array.from({ length: 70 }, (_, position): [string, RecapEntry] => [
    crypto.randomUUID(),
    {
      position,
      kind: 'note',
      text: `Notiz ${position + 1}`,
      visibility: 'customer',
      writtenAt: '2026-10-01T10:00:00Z',
      done: false,
      inReport: true,
    },
  ]);
  const recap = { items: Object.fromEntries(many) };
  await open(createTestServices([{ ...household, sections: { ...household.sections, recap } }]));
  expect(await screen.findAllByRole('article')).toHaveLength(30);
  expect(screen.getByText('Notiz 70')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '30 ältere Einträge anzeigen (noch 40)' }));
  expect(screen.getAllByRole('article')).toHaveLength(60);
  expect(document.activeElement).toHaveTextContent('Notiz 40');
  await userEvent.click(screen.getByRole('button', { name: '10 ältere Einträge anzeigen (noch 10)' }));
  expect(screen.getAllByRole('article')).toHaveLength(70);
  expect(screen.queryByRole('button', { name: /ältere/ })).toBeNull();
});

test('a task has an owner of the household, a day, and is done; removed it can be brought back', async () => {
  const services = createTestServices([household]);
  await open(services);
  await screen.findByRole('form', { name: 'Neuer Eintrag' });
  await userEvent.click(screen.getByRole('button', { name: 'Aufgabe' }));
  await userEvent.type(text('Was ist zu tun?'), 'Renteninfo mitbringen');
  await userEvent.click(screen.getByRole('button', { name: 'Festhalten' }));
  const card = within(await screen.findByRole('article', { name: 'Aufgabe' }));
  expect(card.queryByRole('textbox')).toBeNull(); // to be read, until somebody wants to change it
  await userEvent.click(card.getByRole('button', { name: 'Aufgabe bearbeiten' }));
  await userEvent.click(await card.findByRole('combobox', { name: /^Wer/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Aylin' }));
  await userEvent.type(card.getByRole('textbox', { name: 'Bis' }), '15.11.2026');
  await userEvent.click(card.getByRole('checkbox', { name: 'Erledigt' }));
  const aylin = household.summary.persons.find(({ firstName }) => firstName === 'Aylin')?.personId;
  await waitFor(() =>
    expect(entriesOf(services)).toMatchObject([{ ownerId: aylin, dueOn: '2026-11-15', done: true }]),
  );
  await userEvent.click(card.getByRole('button', { name: 'Fertig mit Aufgabe' }));
  expect(card.getByText('Aylin, bis 15.11.2026')).toBeVisible();
  await userEvent.click(card.getByRole('button', { name: 'Aufgabe entfernen' }));
  await waitFor(() => expect(entriesOf(services)).toEqual([]));
  await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
  await waitFor(() => expect(entriesOf(services)).toMatchObject([{ text: 'Renteninfo mitbringen' }]));
});

test('in the side slot the keys take back what was written there, outside of it what the page wrote', async () => {
  const services = createTestServices([household]);
  const page = await open(services);
  const side = await open(services, { slot: 'side', shared: page.shared });
  const composerOf = ({ element }: typeof page) =>
    within(element).findByRole('form', { name: 'Neuer Eintrag' });
  const write = async (place: typeof page, words: string) => {
    const form = within(await composerOf(place));
    await userEvent.type(form.getByRole('textbox', { name: 'Was wurde gesagt?' }), words);
    await userEvent.click(form.getByRole('button', { name: 'Festhalten' }));
  };
  const takeBackIn = async (place: typeof page) => {
    const choice = within(await composerOf(place)).getByRole('button', { name: 'Entscheidung' });
    act(() => choice.focus());
    await userEvent.keyboard('{Control>}z{/Control}');
  };
  await write(page, 'Von der Seite');
  await waitFor(() => expect(entriesOf(services)).toHaveLength(1));
  await write(side, 'Von daneben');
  await waitFor(() => expect(entriesOf(services)).toHaveLength(2));

  await takeBackIn(side);
  await waitFor(() => expect(entriesOf(services)).toMatchObject([{ text: 'Von der Seite' }]));
  await takeBackIn(side);
  expect(within(page.element).getByRole('button', { name: 'Rückgängig: Gesprächsnotizen' })).toBeEnabled();
  await takeBackIn(page);
  await waitFor(() => expect(entriesOf(services)).toEqual([]));
});

test('without a text nothing is written, and the field says why', async () => {
  const services = createTestServices([household]);
  await open(services);
  await userEvent.click(await screen.findByRole('button', { name: 'Festhalten' }));
  expect(text()).toHaveAccessibleDescription(/Bitte Text angeben/);
  expect(text()).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Was macht Ihnen Sorgen?' }));
  expect(text()).toHaveValue('Was macht Ihnen Sorgen?');
  expect(services.writes).toEqual([]);
});

test('what cannot be sent stays in sight with the reason', async () => {
  const services = createTestServices([household]);
  services.intercept(({ method }) => (method === 'PATCH' ? problemAnswer(503, 'unavailable') : undefined));
  await open(services);
  await screen.findByRole('form', { name: 'Neuer Eintrag' });
  await userEvent.type(text(), 'Ohne Netz');
  await userEvent.click(screen.getByRole('button', { name: 'Festhalten' }));
  expect(await screen.findByText(/Gesprächsnotizen/, { selector: '[role] *' })).toBeVisible();
  expect(screen.getByRole('article')).toHaveTextContent('Ohne Netz');
  expect(await screen.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
});

test('without the permission for reports there are no notes', async () => {
  const { messages } = await open(createTestServices([household]), {
    user: { permissions: [permissions.mainAccess] },
  });
  expect(screen.queryByRole('form')).toBeNull();
  expect(await screen.findByRole('heading', { name: 'Zugriff verweigert' })).toBeVisible();
  expect(messages.map(({ type }) => type)).not.toContain('logout');
});

test.each(['page', 'side'] as const)('of a closed household the notes are read, in the %s', async (slot) => {
  const entry = {
    kind: 'task' as const,
    text: 'Unterlagen senden',
    visibility: 'customer' as const,
    position: 0,
    writtenAt: '2026-09-30T10:00:00.000Z',
    done: false,
    inReport: true,
  };
  const id = '77777777-0000-4000-8000-000000000001';
  const kept = { ...household, sections: { ...household.sections, recap: { items: { [id]: entry } } } };
  await open(createTestServices([closed(kept)]), { slot });
  const card = within(await screen.findByRole('article', { name: 'Aufgabe' }));
  await screen.findByRole('complementary', { name: 'Dieser Haushalt ist archiviert' });
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  expect(changeableFields()).toEqual([]);
  expect(card.getByText('Unterlagen senden')).toBeVisible();
  expect(card.getByRole('checkbox', { name: 'Erledigt' })).not.toBeChecked();
  expect(card.queryByRole('button', { name: /entfernen/ })).toBeNull();
  expect(card.queryByRole('button')).toBeNull();
});

test('where nothing was noted, a closed household says so', async () => {
  await open(createTestServices([closed(household)]));
  expect(await screen.findByText('Hier steht noch nichts.')).toBeVisible();
});

test('what is typed and not written down yet is an open change, and keeps the side slot open', async () => {
  const services = createTestServices([household]);
  const { mounted, state } = await open(services, { slot: 'side' });
  const dirty = () => Object.values(selectDirty(state())).map(({ label }) => label);
  await userEvent.type(text(), 'Haus hat');
  expect(text()).toHaveAccessibleDescription('Noch nicht festgehalten');
  expect(dirty()).toEqual(['Gesprächsnotizen']);
  expect(await act(() => mounted.save())).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Festhalten' }));
  await waitFor(() => expect(dirty()).toEqual([]));
  expect(await act(() => mounted.save())).toBe(true);
});

test('an entry that is emptied says what is missing, and a day that is none is not lost', async () => {
  const services = createTestServices([household]);
  const { mounted } = await open(services);
  await screen.findByRole('form', { name: 'Neuer Eintrag' });
  await userEvent.click(screen.getByRole('button', { name: 'Aufgabe' }));
  await userEvent.type(text('Was ist zu tun?'), 'Anrufen');
  await userEvent.click(screen.getByRole('button', { name: 'Festhalten' }));
  const card = within(await screen.findByRole('article', { name: 'Aufgabe' }));
  await userEvent.click(card.getByRole('button', { name: 'Aufgabe bearbeiten' }));
  const words = card.getByRole('textbox', { name: 'Was ist zu tun?' });
  await userEvent.clear(words);
  await userEvent.tab();
  expect(words).toHaveValue('');
  expect(words).toHaveAccessibleDescription(/Bitte Text angeben/);
  expect(await act(() => mounted.save())).toBe(false);
  await userEvent.type(words, 'Absagen');
  await userEvent.type(card.getByRole('textbox', { name: 'Bis' }), '29.02.');
  expect(await act(() => mounted.save())).toBe(false);
  await userEvent.clear(card.getByRole('textbox', { name: 'Bis' }));
  expect(await act(() => mounted.save())).toBe(true);
  expect(entriesOf(services)).toMatchObject([{ text: 'Absagen' }]);
});
