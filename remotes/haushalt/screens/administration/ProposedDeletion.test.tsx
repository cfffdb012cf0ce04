import type { Administration, DeletionProposal } from '@vp-digital/core/contracts';
import {
  createTestServices,
  json,
  problemAnswer,
  renderArea,
  testHouseholds,
} from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import haushalt from '../../mount';

const [lena] = testHouseholds;
const { householdId, name } = lena.summary;

const file: Administration = {
  householdId,
  legacyHouseholdId: 100_001,
  name,
  status: 'active',
  mayAdminister: true,
  responsible: { name: 'Petra Beispiel', contract: '4711' },
  colleagues: [],
  recipients: [],
  sharedWith: [],
  retention: [],
  held: [],
};

const title = 'Vorschlag: diesen Haushalt löschen';

/** The page of a household, with what is proposed of it until it is kept on; what was asked and written. */
async function open(proposal: DeletionProposal | undefined, { mayAdminister = true, fails = false } = {}) {
  const services = createTestServices([lena]);
  const asked: string[] = [];
  let keptOn = false;
  services.intercept(({ url, method }) => {
    const [, name] = /\/administration(?:\/([a-z-]+))?$/.exec(url.pathname) ?? [];
    if (!url.pathname.includes('/administration')) return undefined;
    if (name === undefined) return json(200, { ...file, mayAdminister });
    if (name === 'audit') return json(200, { entries: [] });
    asked.push(`${method} ${name}`);
    if (fails) return problemAnswer(500, 'internal');
    keptOn ||= name === 'keep-on';
    return json(method === 'GET' ? 200 : 201, keptOn || !proposal ? {} : { proposal });
  });
  await renderArea(haushalt, { path: routes.householdAdministration.href({ householdId }), services });
  return { asked, card: within(await screen.findByRole('region', { name: 'Aufbewahren und löschen' })) };
}

test('where nothing has happened for long, deleting is proposed, and nobody is made to: it is kept on with a word about it', async () => {
  const { asked, card } = await open({ since: '2025-08-14', months: 12 });
  expect(await card.findByText(title)).toBeVisible();
  expect(card.getByText(/Seit dem 14\.08\.2025 .* nach 12 Monaten/)).toBeVisible();
  expect(card.getByRole('button', { name: 'Löschung beantragen' })).toBeVisible(); // by two, as always
  await userEvent.click(card.getByRole('button', { name: 'Weiter behalten' }));
  expect(await screen.findByText(/Geschieht wieder 12 Monate lang nichts/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Jetzt behalten' }));
  await waitFor(() => expect(card.queryByText(title)).toBeNull());
  expect(asked).toContain('POST keep-on');
});

test('most households are not proposed for anything, and who does not decide is not told', async () => {
  const { asked, card } = await open(undefined);
  await waitFor(() => expect(asked).toEqual(['GET deletion-proposal']));
  expect(card.queryByText(title)).toBeNull();
});

test('who only works with the household is not asked to decide', async () => {
  const { asked, card } = await open({ since: '2025-08-14', months: 12 }, { mayAdminister: false });
  expect(await card.findByText(/kein freigegebenes Dokument/)).toBeVisible();
  expect(asked).toEqual([]);
  expect(card.queryByText(title)).toBeNull();
});

test('that it cannot be known is said', async () => {
  const { card } = await open(undefined, { fails: true });
  expect(await card.findByText(/ist gerade nicht zu erfahren/)).toBeVisible();
});
