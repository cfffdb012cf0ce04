import { expect, openSignedIn, test } from './fixtures';

test('what is chosen looks chosen while the pointer rests on it', async ({ page, ownHousehold }) => {
  const { householdId } = await ownHousehold();
  await openSignedIn(page, `/haushalt/${householdId}/analyse/einkommen`, 'petra', '4711');
  const [monthly, yearly] = ['mtl.', 'jährlich'].map((name) =>
    page.getByRole('button', { name, exact: true }),
  );
  if (!monthly || !yearly) throw new Error('two ways to show amounts');
  await expect(monthly).toHaveAttribute('aria-pressed', 'true');
  const chosen = await monthly.evaluate((element) => getComputedStyle(element).backgroundColor);
  await yearly.click();
  await expect(yearly).toHaveAttribute('aria-pressed', 'true');
  await yearly.hover();
  await expect(yearly).toHaveCSS('background-color', chosen);
  await expect(monthly).not.toHaveCSS('background-color', chosen);
});
