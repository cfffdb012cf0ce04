import { ownCore, defineScreen, type SectionName } from '@vp-digital/core/household';
import { defineArea, permissions, routes } from '@vp-digital/core/reference';
import { createAreaApi } from '@vp-digital/core/services';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defineMicroApp } from '../defineMicroApp';
import { createTestServices, problemAnswer, renderArea, testHouseholds } from '../testing';
import { usePageDocuments } from './usePageDocuments';

const [musterfeld] = testHouseholds;
const { householdId } = musterfeld.summary;

function Part({ names }: { names: readonly SectionName[] }) {
  const result = usePageDocuments(names);
  return (
    <p>
      {`${names.join(' and ')}: ${result.status}`}
      {result.status === 'error' && <button type="button" onClick={result.retry} aria-label="once more" />}
    </p>
  );
}

/** A page that is drawn at once, and what its services were asked for: by document, and by request. */
async function open(documents: readonly SectionName[], parts: (readonly SectionName[])[]) {
  const Parts = () => parts.map((names) => <Part key={names.join()} names={names} />);
  const area = defineMicroApp(
    defineArea('analysis', [
      defineScreen(routes.income, { page: async () => ({ default: Parts }), documents, inParts: true }),
    ]),
    {
      areaApi: createAreaApi('analysis'),
      ownCore,
      version: '1.0.0',
    },
  );
  const services = createTestServices([musterfeld]);
  const asked: string[] = [];
  services.intercept(({ url }) => {
    const name = url.pathname.split('/sections/')[1];
    if (name !== undefined) asked.push(name);
    return name === 'goals' ? problemAnswer(503, 'unavailable') : undefined;
  });
  const requests: (string | null)[] = [];
  const counting: typeof fetch = (address, init) => {
    const { pathname, searchParams } = new URL(
      address instanceof Request ? address.url : address,
      'http://localhost',
    );
    if (pathname.includes('/sections')) requests.push(searchParams.get('names'));
    return services.fetch(address, init);
  };
  const held = Object.values(permissions).filter((one) => one !== permissions.sectionReport);
  await renderArea(area, {
    path: routes.income.href({ householdId }),
    services: { ...services, fetch: counting },
    user: { permissions: held },
  });
  return { asked, requests };
}

test('each part waits for its own documents, and fails by itself', async () => {
  const { asked } = await open(['persons', 'housing', 'goals'], [['persons'], ['persons', 'goals']]);
  expect(await screen.findByText('persons: ready')).toBeVisible();
  expect(await screen.findByText('persons and goals: error')).toBeVisible();
  expect([...new Set(asked)].sort()).toEqual(['goals', 'housing', 'persons']);
});

test('a page’s documents come by one request; one that failed alone is asked for again alone', async () => {
  const { requests } = await open(['persons', 'housing', 'goals'], [['persons', 'housing'], ['goals']]);
  expect(await screen.findByText('persons and housing: ready')).toBeVisible();
  const again = await screen.findByRole('button', { name: 'once more' });
  const attempts = ['goals', 'goals']; // the services were not there
  expect(requests).toEqual(['persons,housing,goals', ...attempts]);
  await userEvent.click(again);
  await waitFor(() => expect(requests).toHaveLength(4));
  expect(requests[3]).toBe('goals');
});

test('what the user may not read is not asked for, and is refused here', async () => {
  const { asked } = await open(['persons', 'recap'], [['persons'], ['recap']]);
  expect(await screen.findByText('persons: ready')).toBeVisible();
  expect(screen.getByText('recap: error')).toBeVisible();
  expect(asked).not.toContain('recap');
});

test('a part that asks for what the page does not declare fails the page', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {}); // React and the sink report what is thrown
  await open(['persons'], [['housing']]);
  await waitFor(() =>
    expect(said.mock.calls.flat().map(String).join()).toContain('does not declare that it reads housing'),
  );
});
