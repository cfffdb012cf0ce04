import { expect, household, openSignedIn, test } from './fixtures';
import { saved, typeInto } from './typing';

test('what is saved survives a restart of everything, at the same address', { tag: '@alone' }, async ({
  page,
  restartServices,
}) => {
  await page.clock.setFixedTime(new Date('2026-10-01T10:00:00Z'));
  await openSignedIn(page, `${household(2)}/analyse/einkommen`, 'petra', '4711');
  const salary = page.getByRole('group', { name: 'Gehalt von Jonas' });
  await typeInto(salary.getByRole('textbox', { name: 'Netto', exact: true }), '3.300');
  await saved(page);
  await page.getByRole('link', { name: 'Übersicht', exact: true }).first().click();
  await expect(page.getByText(/im Monat bleiben/)).toContainText('Von 5.515 €');
  await restartServices();
  await page.reload();
  await expect(page.getByText(/im Monat bleiben/)).toContainText('Von 5.515 €');
});
