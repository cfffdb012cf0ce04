import type { AdvisorContext, Preferences } from '@vp-digital/core/contracts';
import {
  type Answer,
  createTestServices,
  json,
  renderArea,
  ownPreferences,
} from '@vp-digital/core/micro-app/testing';
import { permissions } from '@vp-digital/core/reference';
import type { User } from '@vp-digital/core/session';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import haushalt from '../../mount';

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

const advisor = Object.values(permissions).filter((held) => held !== permissions.roleImpersonation);

interface Situation {
  /** What the person has set up for herself. */
  preferences?: Partial<Preferences>;
  user?: Partial<User>;
  answer?: Answer;
  /** What a call waits for before it is answered. */
  hold?: (address: string) => Promise<void> | undefined;
}

/** The selection over these contexts, each time they are asked for. */
function open(
  contexts: AdvisorContext[],
  { preferences = {}, user = {}, answer = () => undefined, hold }: Situation = {},
) {
  const services = createTestServices([]);
  services.intercept(ownPreferences(preferences).answer);
  services.intercept(({ url }) => {
    if (url.pathname === '/graphql/accounting') return json(200, { data: { contexts } });
    if (url.pathname === '/api/settings/advisor-profile') return json(200, { version: 0, data: {} });
    return undefined;
  });
  services.intercept(answer);
  const answers = services.fetch;
  services.fetch = async (request, init) => {
    await hold?.(request instanceof Request ? request.url : String(request));
    return answers(request, init);
  };
  return renderArea(haushalt, { path: '/beraterauswahl', services, user: { permissions: advisor, ...user } });
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
  await waitFor(() => expect(chosen(area)).toEqual(['4700']));
});

test('is made by the keyboard alone', async () => {
  const area = await open([own, senior]);
  const card = await screen.findByRole('button', { name: /Sabine Senior/ });
  screen.getByRole('button', { name: /Petra Beispiel/ }).focus();
  while (document.activeElement !== card && document.activeElement !== document.body) await userEvent.tab();
  expect(card).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(chosen(area)).toEqual(['4700']));
});

test('the only context is taken without a question', async () => {
  const area = await open([own], { user: { accountingContract: undefined } });
  await waitFor(() => expect(chosen(area)).toContain('4711'));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('who has the only context already and comes back to choose sees it, and is not sent round in a circle', async () => {
  const area = await open([own]);
  expect(await screen.findByRole('button', { name: /4711/ })).toBeVisible();
  expect(chosen(area)).toEqual([]);
});

test('without any context the page says whom to ask', async () => {
  await open([]);
  expect(await screen.findByText(/kein Beraterkontext freigeschaltet/)).toBeVisible();
});

test('a context that was taken away meanwhile is not chosen: the list is read again', async () => {
  const contexts = [own, senior];
  const area = await open(contexts);
  const card = await screen.findByRole('button', { name: /Sabine Senior/ });
  contexts.splice(1, 1, { ...senior, contract: '4799', label: 'Vera Vertretung', role: 'DEPUTY' });
  await userEvent.click(card);
  expect(await screen.findByRole('alert')).toHaveTextContent('steht Ihnen nicht mehr offen');
  expect(screen.getByRole('button', { name: /Vera Vertretung/ })).toHaveTextContent('Vertretung');
  expect(chosen(area)).toEqual([]);
});

test('a choice is remembered, taken without a question after the next sign-in, and can be dropped', async () => {
  const first = await open([own, senior]);
  await userEvent.click(await screen.findByRole('checkbox', { name: /Als Standard merken/ }));
  await userEvent.click(screen.getByRole('button', { name: /Sabine Senior/ }));
  await waitFor(() => expect(chosen(first)).toEqual(['4700']));
  const drop = await screen.findByRole('button', { name: 'Standard aufheben' });
  expect(screen.getByRole('button', { name: /Sabine Senior/ })).toHaveTextContent('Standard');
  await userEvent.click(drop);
  await waitFor(() => expect(drop).not.toBeInTheDocument());
});

test('the default is taken without a question by who has not chosen yet', async () => {
  const area = await open([own, senior], {
    preferences: { defaultContract: '4700' },
    user: { accountingContract: undefined },
  });
  await waitFor(() => expect(chosen(area)).toContain('4700'));
});

test('a default that is no longer open is no default', async () => {
  await open([own, senior], {
    preferences: { defaultContract: '4799' },
    user: { accountingContract: undefined },
  });
  expect(await screen.findByRole('button', { name: /Petra Beispiel/ })).toBeVisible();
});

test('without the permission for settings nothing can be made the default', async () => {
  await open([own, senior], {
    user: { permissions: advisor.filter((held) => held !== permissions.userSettings) },
  });
  await screen.findByRole('button', { name: /Petra Beispiel/ });
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('eight contexts and more are searched by name and number', async () => {
  const many = Array.from({ length: 8 }, (_, index) => ({
    ...senior,
    contract: `48${index}0`,
    label: `Müller, Nummer ${index}`,
  }));
  await open([...many, own]);
  const field = await screen.findByRole('searchbox');
  await userEvent.type(field, 'mull 4830');
  expect(screen.getAllByRole('button', { name: /Vertrag/ })).toHaveLength(1);
  await userEvent.clear(field);
  await userEvent.type(field, 'niemand');
  expect(screen.getByText('Kein Kontext passt zu „niemand“')).toBeVisible();
});

describe('the role of another', () => {
  const endsAt = '2026-10-01T11:00:00.000Z';
  const taken = {
    impersonationId: '11111111-0000-4000-8000-0000000000aa',
    userId: 'petra',
    name: 'Petra Beispiel',
    contract: '4711',
    permissions: advisor,
    fileRights: ['access'],
    startedAt: '2026-10-01T10:00:00.000Z',
    endsAt,
  };
  const openPanel = (asked: unknown[] = []) =>
    open([own], {
      user: { permissions: Object.values(permissions) },
      answer: ({ url, body }) => {
        if (url.pathname === '/graphql/advisor' && JSON.stringify(body).includes('roles('))
          return json(200, {
            data: { roles: [{ userId: 'petra', name: 'Petra Beispiel', contract: '4711' }] },
          });
        if (!url.pathname.endsWith('/impersonations')) return undefined;
        asked.push(body);
        return json(201, taken);
      },
    });

  test('is taken with a reason, and the shell learns whose and how long', async () => {
    const asked: unknown[] = [];
    const area = await openPanel(asked);
    const panel = within(await screen.findByRole('region', { name: /In der Rolle/ }));
    await userEvent.click(panel.getByRole('button', { name: 'Rolle übernehmen' }));
    expect(panel.getByText('Bitte eine Person wählen')).toBeVisible();
    expect(panel.getByRole('combobox')).toHaveFocus();
    await userEvent.type(panel.getByRole('combobox'), 'pet');
    await userEvent.click(await screen.findByRole('option', { name: /Beispiel · 4711/ }));
    const reason = panel.getByLabelText('Grund');
    await userEvent.type(reason, 'nur so');
    await userEvent.click(panel.getByRole('button', { name: 'Rolle übernehmen' }));
    expect(asked).toEqual([]);
    expect(reason).toHaveFocus();
    await userEvent.type(reason, ', Ticket 17');
    await userEvent.click(panel.getByRole('button', { name: 'Rolle übernehmen' }));
    await waitFor(() => expect(chosen(area)).toEqual(['4711']));
    expect(asked).toEqual([{ userId: 'petra', contract: '4711', reason: 'nur so, Ticket 17' }]);
    const [message] = area.messages.filter(({ type }) => type === 'setAdvisorUserData');
    expect(message?.payload).toMatchObject({
      permissions: advisor,
      impersonation: { name: 'Petra Beispiel', endsAt, impersonationId: taken.impersonationId },
    });
  });

  test('nobody is looked for while it is taken: the new role would be refused that', async () => {
    const searched: string[] = [];
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const area = await open([own], {
      user: { permissions: Object.values(permissions) },
      hold: (address) => (address.endsWith('/impersonations') ? answered : undefined),
      answer: ({ url, body }) => {
        if (url.pathname.endsWith('/impersonations')) return json(201, taken);
        if (url.pathname !== '/graphql/advisor' || !JSON.stringify(body).includes('roles(')) return undefined;
        searched.push((body as { variables: { query: string } }).variables.query);
        return json(200, {
          data: { roles: [{ userId: 'petra', name: 'Petra Beispiel', contract: '4711' }] },
        });
      },
    });
    const panel = within(await screen.findByRole('region', { name: /In der Rolle/ }));
    fireEvent.click(panel.getByRole('combobox'));
    fireEvent.click(await screen.findByRole('option', { name: /Beispiel · 4711/ }));
    fireEvent.change(panel.getByLabelText('Grund'), { target: { value: 'Rückfrage der Beraterin' } });
    fireEvent.change(panel.getByRole('combobox'), { target: { value: 'petra' } });
    fireEvent.click(panel.getByRole('button', { name: 'Rolle übernehmen' }));
    await act(() => new Promise((resolve) => setTimeout(resolve, 300))); // what was typed has settled
    answer();
    await waitFor(() => expect(chosen(area)).toEqual(['4711']));
    expect(searched).toEqual(['']);
  });

  test('is offered to nobody without its permission', async () => {
    await open([own, senior]);
    await screen.findByRole('button', { name: /Sabine Senior/ });
    expect(screen.queryByRole('region', { name: /In der Rolle/ })).not.toBeInTheDocument();
  });

  test('ends before another context is chosen', async () => {
    await open([own, senior], {
      user: { impersonation: { impersonationId: taken.impersonationId, name: taken.name, endsAt } },
    });
    expect(await screen.findByText(/Beenden Sie die Rolle/)).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
