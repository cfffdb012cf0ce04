import {
  consentTo,
  createTestServices,
  renderArea,
  serveConsents,
  testHouseholds,
} from '@vp-digital/core/micro-app/testing';
import { permissions, routes } from '@vp-digital/core/reference';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import analysis from '../../mount';

const [, musterhaus] = testHouseholds;
const { householdId } = musterhaus.summary;
const [jonas = ''] = Object.keys(musterhaus.sections.persons?.items ?? {});

async function open({ records = [consentTo('healthData', jonas)], held = Object.values(permissions) } = {}) {
  const services = createTestServices([musterhaus]);
  serveConsents(services, () => records);
  const path = routes.personalDataSections.href({ householdId, id: jonas, sections: 'forderdaten' });
  await renderArea(analysis, { path, services, user: { permissions: held } });
  return { stored: () => services.section(householdId, 'taxProfiles').items[jonas]?.disabilityDegree };
}

const degree = () => screen.findByRole('combobox', { name: /^Grad der Behinderung/ });
const answer = async (option: string) => {
  await userEvent.click(await degree());
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

test('is kept of who has consented, with what stays free of tax', async () => {
  const { stored } = await open();
  await answer('50');
  await waitFor(() => expect(stored()).toBe(50));
  expect(await degree()).toHaveAccessibleDescription(/Pauschbetrag: 1\.140\s€ im Jahr steuerfrei/);
  await answer('keiner');
  await waitFor(() => expect(stored()).toBe(0));
  expect(await degree()).not.toHaveAccessibleDescription(/Pauschbetrag/);
});

test('is not asked without consent, and the way to that stands there', async () => {
  await open({ records: [] });
  const title = 'Nach einer Behinderung von Jonas wird ohne Einwilligung nicht gefragt';
  expect(await screen.findByText(title)).toBeVisible();
  const link = screen.getByRole('link', { name: 'Zu den Einwilligungen' });
  expect(link.getAttribute('href')).toContain(routes.dataProtection.href({ householdId }));
  expect(screen.queryByRole('combobox', { name: /^Grad der Behinderung/ })).toBeNull();
});

test('is nothing for those who may not see health', async () => {
  await open({ held: Object.values(permissions).filter((one) => one !== permissions.sectionReport) });
  await screen.findByRole('combobox', { name: /^Steuerklasse/ });
  expect(screen.queryByRole('combobox', { name: /^Grad der Behinderung/ })).toBeNull();
  expect(screen.queryByText(/Behinderung von Jonas/)).toBeNull();
});
