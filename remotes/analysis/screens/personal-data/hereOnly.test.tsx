import {
  createTestServices,
  problemAnswer,
  renderArea,
  testHouseholds,
} from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import analysis from '../../mount';

const [, musterhaus] = testHouseholds;
const { householdId } = musterhaus.summary;
const [jonas = ''] = Object.keys(musterhaus.sections.persons?.items ?? {});

test('a number that waits to be saved and lies on no device says so at its field, until it is saved', async () => {
  const services = createTestServices([musterhaus]);
  let isDown = true;
  services.intercept(({ method }) =>
    method === 'PATCH' && isDown ? problemAnswer(503, 'unavailable') : undefined,
  );
  const path = routes.personalDataSections.href({ householdId, id: jonas, sections: 'forderdaten' });
  await renderArea(analysis, { path, services });
  const user = userEvent.setup();
  const retype = async (name: string, text: string) => {
    const input = await screen.findByRole('textbox', { name });
    await user.clear(input);
    await user.type(input, text);
    await user.tab();
    return input;
  };
  const amount = await retype('Zu versteuerndes Einkommen', '40000');
  const number = await retype('Steuer-ID', '09630741837');
  await waitFor(() => expect(number).toHaveAccessibleDescription(/Nur auf dieser Seite/));
  expect(amount).not.toHaveAccessibleDescription(/Nur auf dieser Seite/);
  isDown = false;
  window.dispatchEvent(new Event('online')); // nobody waits for the next attempt then
  await waitFor(() => expect(number).not.toHaveAccessibleDescription(/Nur auf dieser Seite/));
  expect(services.section(householdId, 'taxProfiles').items[jonas]?.taxId).toBe('09630741837');
});
