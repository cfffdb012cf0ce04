import { contractNumber, expect, household, openSignedIn, test } from './fixtures';

const income = () => `${household(2)}/analyse/einkommen`;

test('a second tab of the session works for the advisor context that the first one has chosen', async ({
  page,
  context,
}) => {
  await openSignedIn(page, '/haushalt', 'petra', '4711');
  await expect(page.getByRole('heading', { name: 'Haushalte', exact: true })).toBeVisible();

  const second = await context.newPage();
  await second.goto(income());
  await second.getByRole('button', { name: 'Mit Organisationskonto anmelden' }).click();
  await expect(second.getByRole('textbox', { name: 'Netto' }).first()).toBeVisible();
  await expect(second).toHaveURL(income());

  await page.close();
  await second.reload(); // nobody is there to be asked any more
  await expect(second.getByRole('textbox', { name: 'Netto' }).first()).toBeVisible();
  const kept = await second.evaluate(() => JSON.stringify(localStorage));
  expect(kept).not.toContain(contractNumber('4711'));
});
