import { sampleHouseholds } from '@vp-digital/core/household/samples';
import { createTestServices, json, renderArea, testHousehold } from '@vp-digital/core/micro-app/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import haushalt from '../mount';

const households = sampleHouseholds.map(testHousehold);
const open = (services = createTestServices(households)) =>
  renderArea(haushalt, { path: '/haushalt', services });

test('shows the advisor’s households before anything is typed', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: 'Ihre Haushalte' })).toBeVisible();
  expect(await screen.findAllByRole('listitem')).toHaveLength(6);
});

test('finds while typing and marks what was found', async () => {
  await open();
  await userEvent.type(await screen.findByRole('searchbox'), 'musterh');
  expect(await screen.findByRole('heading', { name: '1 Treffer' })).toBeVisible();
  const hit = screen.getByRole('link');
  expect(hit.querySelector('mark')).toHaveTextContent('Musterh');
  expect(hit).toHaveTextContent('38, 36 Jahre · Emil 7, Lia 3');
  expect(hit).toHaveTextContent('12.11.2025');
});

test('Enter opens the first hit, arrows walk through them', async () => {
  const { path } = await open();
  const field = await screen.findByRole('searchbox');
  await screen.findAllByRole('listitem');
  await userEvent.click(field);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}');
  expect(field).toHaveFocus();
  await userEvent.type(field, 'musterh');
  await screen.findByRole('heading', { name: '1 Treffer' });
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(path()).toBe('/haushalt/11111111-0000-4000-8000-000000000002/uebersicht'));
});

test('says when nothing is found', async () => {
  await open();
  await userEvent.type(await screen.findByRole('searchbox'), 'niemand');
  expect(await screen.findByText('Kein Treffer für „niemand“')).toBeVisible();
});

test('a failing search offers another try', async () => {
  const services = createTestServices(households);
  let broken = true;
  services.intercept(() => (broken ? json(404, {}) : undefined));
  await open(services);
  const retry = await screen.findByRole('button', { name: 'Erneut laden' });
  broken = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'Ihre Haushalte' })).toBeVisible();
});
