import { createTestServices, renderArea, testHouseholdOf } from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import beratung from '../../mount';

const musterhaus = testHouseholdOf(2);
const { householdId, persons } = musterhaus.summary;
const need = routes.incomeProtectionNeed.href({ householdId });
const cover = routes.incomeProtectionCover.href({ householdId });

const open = (path: string) => renderArea(beratung, { path, services: createTestServices([musterhaus]) });
const rail = async () => within(await screen.findByRole('navigation', { name: 'Arbeitskraft absichern' }));

beforeEach(() => localStorage.clear());

test('the steps have the numbers of the specification, and keep whom the page is about', async () => {
  const [, aylin] = persons;
  await open(`${need}?person=${aylin?.personId}`);
  const links = (await rail()).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent?.slice(0, 3))).toEqual([
    '1Be',
    '2An',
    '3Ko',
    '4Hi',
    '5Lö',
  ]);
  expect(links[1]).toHaveAttribute('href', `${need}?blatt=angaben&person=${aylin?.personId}`);
  expect(links[3]).toHaveAttribute('href', `${cover}?person=${aylin?.personId}`);
});

test('step 2 opens its sheet where one is, closes for good, and opens again by the same way', async () => {
  const { path } = await open(need);
  const facts = (await rail()).getByRole('link', { name: /Angaben/ });
  await userEvent.click(facts);
  const sheet = await screen.findByRole('complementary', { name: 'Angaben zu Jonas' });
  await userEvent.click(within(sheet).getByRole('button', { name: 'Schließen' }));
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Angaben zu Jonas' })).toBeNull());
  expect(path()).toBe(need);
  await userEvent.click(facts);
  expect(await screen.findByRole('complementary', { name: 'Angaben zu Jonas' })).toBeVisible();
});

test('the first step leads to where one stopped', async () => {
  const first = await open(cover);
  await screen.findByRole('heading', { level: 1, name: 'Arbeitskraft: Versorgung' });
  act(() => first.go(need));
  expect(await screen.findByText('Zuletzt waren Sie bei „Hintergründe“')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Dort fortsetzen' })).toHaveAttribute('href', cover);
});

test('who has not been further is led nowhere', async () => {
  await open(need);
  await rail();
  expect(screen.queryByText(/^Zuletzt waren Sie/)).toBeNull();
});
