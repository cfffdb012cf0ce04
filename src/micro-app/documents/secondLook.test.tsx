import { ownCore, defineScreen, type PageProps, type SectionData } from '@vp-digital/core/household';
import { defineArea, routes } from '@vp-digital/core/reference';
import { createAreaApi } from '@vp-digital/core/services';
import { screen, waitFor, within } from '@testing-library/react';
import { defineMicroApp } from '../defineMicroApp';
import { createTestServices, renderArea, testHouseholds } from '../testing';

const [musterfeld] = testHouseholds;
const { householdId } = musterfeld.summary;
const [[id = '', asset] = []] = Object.entries(musterfeld.sections.assets?.items ?? {});

const AssetPage = ({ stored }: PageProps<Pick<SectionData, 'assets' | 'housing'>>) => (
  <output>{stored.assets.items[id]?.value}</output>
);

const area = defineMicroApp(
  defineArea('analysis', [
    defineScreen(routes.income, {
      page: async () => ({ default: AssetPage }),
      documents: ['assets', 'housing'],
    }),
  ]),
  { areaApi: createAreaApi('analysis'), ownCore, version: '1.0.0' },
);

async function open() {
  const services = createTestServices([musterfeld]);
  const shown = await renderArea(area, { path: routes.income.href({ householdId }), services });
  const value = await within(shown.element).findByRole('status');
  await waitFor(() => expect(value).toHaveTextContent(String(asset?.value)));
  const said = () =>
    shown.messages.flatMap(({ type, payload }) => (type === 'showMessage' ? [payload.text] : []));
  return { services, value, said };
}

afterEach(() => jest.restoreAllMocks());

const lookAgain = () => window.dispatchEvent(new Event('focus'));

test('what a colleague saved meanwhile is shown when the page is looked at again, with who it was', async () => {
  const { services, value, said } = await open();
  services.changeElsewhere(householdId, 'assets', `/items/${id}/value`, 1_234_00);
  lookAgain();
  await waitFor(() => expect(value).toHaveTextContent('123400'));
  await waitFor(() => expect(said()).toEqual(['Sabine Senior hat inzwischen geändert: Vermögen']));
});

test('so it is when the tab comes back into sight; where nothing has changed nothing is said', async () => {
  const { services, value, said } = await open();
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(screen.getByRole('status')).toBe(value));
  expect(said()).toEqual([]);
  services.changeElsewhere(householdId, 'assets', `/items/${id}/value`, 4_321_00);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_000); // a glance anew asks again only after a while
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(value).toHaveTextContent('432100'));
  expect(said()).toHaveLength(1);
});
