import type { AdvisorContext } from '@vp-digital/core/contracts';
import { createTestServices, json, renderArea } from '@vp-digital/core/micro-app/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import haushalt from '../mount';

const own: AdvisorContext = {
  contract: '4711',
  label: 'Petra Beispiel',
  role: 'OWN',
  households: 6,
  lastUsed: null,
};
const senior: AdvisorContext = {
  contract: '4700',
  label: 'Sabine Senior',
  role: 'ASSISTANCE',
  households: 2,
  lastUsed: null,
};

function open(contexts: AdvisorContext[]) {
  const services = createTestServices([]);
  services.intercept(({ url }) =>
    url.pathname === '/graphql/advisor' ? json(200, { data: { contexts } }) : undefined,
  );
  return renderArea(haushalt, { path: '/beraterauswahl', services });
}

const chosen = ({ messages }: Awaited<ReturnType<typeof open>>) =>
  messages.flatMap((message) =>
    message.type === 'setAdvisorUserData' ? [message.payload.accountingContract] : [],
  );

test('with several contexts the advisor chooses, and the shell learns the accounting contract', async () => {
  const area = await open([own, senior]);
  const card = await screen.findByRole('button', { name: /Sabine Senior/ });
  expect(card).toHaveTextContent('Assistenz · Vertrag 4700 · 2 Haushalte');
  expect(screen.getByRole('button', { name: /Petra Beispiel/ })).toHaveAttribute('aria-current', 'true');
  await userEvent.click(card);
  expect(chosen(area)).toEqual(['4700']);
});

test('the only context is taken without a question', async () => {
  const area = await open([own]);
  await waitFor(() => expect(chosen(area)).toContain('4711'));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('without any context the page says whom to ask', async () => {
  await open([]);
  expect(await screen.findByText(/kein Beraterkontext freigeschaltet/)).toBeVisible();
});
