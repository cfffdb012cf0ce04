import { ownCore, defineScreen } from '@vp-digital/core/household';
import { defineMicroApp } from '@vp-digital/core/micro-app';
import { json, ownPreferences, renderArea, testHouseholds } from '@vp-digital/core/micro-app/testing';
import { defineArea, routes } from '@vp-digital/core/reference';
import { act, screen, waitFor } from '@testing-library/react';
import { Profiler } from 'react';
import { haushaltApi } from '../../api';
import { useOwnPreferences } from '../../shared/preferences/useOwnPreferences';
import { consentServices } from '../../shared/testing/consentServices';
import { AlsoReads } from './AlsoReads';
import { useVisit } from './useVisit';

const [, musterhaus] = testHouseholds;
const path = routes.householdOverview.href({ householdId: musterhaus.summary.householdId });

function Visits() {
  useVisit();
  return undefined;
}

const Preferences = () => `Favoriten: ${useOwnPreferences().data?.favourites?.join()}`;

test('what is noted, begun ahead, or asked for again and is as it was, draws nothing', async () => {
  const draws: string[] = [];
  const counted = (id: string, content: React.ReactNode) => (
    <Profiler id={id} onRender={() => void draws.push(id)}>
      {content}
    </Profiler>
  );
  const Probe = () => (
    <>
      {counted('visit', <Visits />)}
      {counted('ahead', <AlsoReads />)}
      {counted('preferences', <Preferences />)}
    </>
  );
  const area = defineMicroApp(
    defineArea('haushalt', [
      defineScreen(routes.householdOverview, { page: async () => ({ default: Probe }) }),
    ]),
    {
      areaApi: haushaltApi,
      ownCore,
      version: '1.0.0',
    },
  );
  const { services } = consentServices(musterhaus);
  services.intercept(ownPreferences({ favourites: ['RECAP'] }).answer);
  services.intercept(({ url }) => (url.pathname.endsWith('/snapshots') ? json(200, []) : undefined));
  const asked: string[] = [];
  services.intercept(({ url }) => void asked.push(url.pathname));
  const { shared } = await renderArea(area, { path, services });
  const isQuiet = () =>
    waitFor(() => expect(JSON.stringify(shared.store.getState())).not.toContain('pending'));
  expect(await screen.findByText('Favoriten: RECAP')).toBeVisible();
  for (const end of ['/visit', '/consents', '/snapshots'])
    await waitFor(() => expect(asked.some((one) => one.endsWith(end))).toBe(true));
  await isQuiet();
  expect(draws.filter((id) => id !== 'preferences')).toEqual(['visit', 'ahead']);
  const before = draws.length;
  const configuration = () => asked.filter((one) => one.endsWith('configuration')).length;
  const times = configuration();
  await act(async () => void shared.store.dispatch(haushaltApi.api.util.invalidateTags(['Preferences'])));
  await waitFor(() => expect(configuration()).toBe(times + 1));
  await isQuiet();
  expect(draws).toHaveLength(before);
});
