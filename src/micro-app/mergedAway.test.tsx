import { ownCore, defineScreen, type PageProps, type SectionData } from '@vp-digital/core/household';
import { defineArea, routes } from '@vp-digital/core/reference';
import { createAreaApi } from '@vp-digital/core/services';
import { act, screen, waitFor } from '@testing-library/react';
import { defineMicroApp } from './defineMicroApp';
import { createTestServices, json, problemAnswer, renderArea, testHouseholds } from './testing';

const [household] = testHouseholds;
const { householdId } = household.summary;
const mergedAway = '99999999-0000-4000-8000-000000000001';
const old = `${routes.income.href({ householdId: mergedAway })}?person=1#ende`;

const PersonsPage = ({ data }: PageProps<Pick<SectionData, 'persons'>>) =>
  Object.values(data.persons.items).map(({ firstName }) => firstName);

const area = defineMicroApp(
  defineArea('analysis', [
    defineScreen(routes.income, { page: async () => ({ default: PersonsPage }), documents: ['persons'] }),
  ]),
  {
    areaApi: createAreaApi('analysis'),
    ownCore,
    version: '1.0.0',
  },
);

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {})); // React and the sink report what is thrown

/**
 * Documents under the old id are refused; the new id is answered when the test allows it, and only to those with
 * access.
 */
function start({ isForeign = false } = {}) {
  const services = createTestServices([household]); // checked above
  const refused = jest.fn(() => problemAnswer(403, 'forbidden'));
  services.intercept(({ url, body }) => {
    if (url.pathname.includes(`/${mergedAway}/sections/`)) return refused();
    const { variables } = (body ?? {}) as { variables?: { householdId?: string } }; // our own client's call
    return variables?.householdId === mergedAway && !isForeign
      ? json(200, { data: { household: household?.summary } })
      : undefined;
  });
  let tell = () => {};
  const notified = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const late: typeof fetch = async (input, init) => {
    if (typeof init?.body === 'string' && init.body.includes(mergedAway)) await notified;
    return services.fetch(input, init);
  };
  const open = () => renderArea(area, { path: old, services: { ...services, fetch: late } });
  return { open, tell: () => act(async () => tell()), refused };
}

const survivor = `${routes.income.href({ householdId })}?person=1#ende`;

test('a bookmark of a household that was taken in opens the same page of the one that stays', async () => {
  const { open, tell } = start();
  await tell();
  const { path, steps, messages } = await open();
  expect(await screen.findByText('Lena')).toBeVisible();
  expect([path(), steps()]).toEqual([survivor, 0]);
  const entered = messages.filter(({ type }) => type === 'advisorEnteredHousehold');
  expect(entered).toContainEqual(
    expect.objectContaining({ payload: expect.objectContaining({ householdId }) }),
  );
});

test('also when its documents are refused first; nobody is told of missing rights meanwhile', async () => {
  const { open, tell, refused } = start();
  const { path, steps } = await open();
  await waitFor(() => expect(refused).toHaveBeenCalled());
  await waitFor(() => expect(screen.queryByRole('heading')).not.toBeInTheDocument());
  await tell();
  expect(await screen.findByText('Lena')).toBeVisible();
  expect([path(), steps()]).toEqual([survivor, 0]);
});

test('to others it is as closed as any', async () => {
  const { open, tell } = start({ isForeign: true });
  await open();
  await tell();
  expect(await screen.findByRole('heading', { name: 'Zugriff verweigert' })).toBeVisible();
});
