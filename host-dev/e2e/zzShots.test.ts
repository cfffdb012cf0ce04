import { checkAccessibility, expectToFit, household, openSignedIn, test, expect } from './fixtures';

test('shots', async ({ page }) => {
  test.setTimeout(240_000);
  await page.clock.setFixedTime(new Date('2026-10-01T10:00:00Z'));
  const path = (n: number) => `${household(n)}/analyse/wuensche-und-ziele`;
  await page.setViewportSize({ width: 1200, height: 900 });
  await openSignedIn(page, path(2), 'petra', '4711');
  const problems: string[] = [];
  const check = async (name: string) => {
    for (const width of [1200, 768, 340]) {
      await page.setViewportSize({ width, height: 900 });
      await page.waitForTimeout(300);
      await page.screenshot({ path: `/tmp/w/shots/${name}-${width}.png`, fullPage: true });
      await checkAccessibility(page).catch((error: unknown) =>
        problems.push(`${name} ${width} ${String(error).slice(0, 1500)}`),
      );
      await expectToFit(page).catch((error: unknown) =>
        problems.push(`${name} ${width} ${String(error).slice(0, 800)}`),
      );
    }
    await page.setViewportSize({ width: 1200, height: 900 });
  };
  await expect(page.getByText(/Ihre Ziele brauchen/)).toBeVisible();
  await check('board');
  await page.getByRole('button', { name: 'Familienauto', exact: true }).click();
  await check('sheet');
  await page.getByRole('button', { name: 'Schließen' }).click();
  await page.getByRole('button', { name: 'Ziel hinzufügen' }).click();
  await check('add');
  await page.getByRole('button', { name: /^Notgroschen/ }).click();
  await check('reserve');
  await page.getByRole('button', { name: 'Fertig' }).click();
  await page.getByRole('button', { name: 'Gemeinsam bewerten' }).click();
  await page.getByRole('button', { name: 'Jonas bewertet' }).click();
  await check('rating');
  await page.getByRole('button', { name: 'Schließen' }).click();
  await page.getByRole('button', { name: 'Kundenansicht' }).first().click();
  await page.waitForTimeout(1500);
  await check('customer');
  await page
    .getByRole('button', { name: 'Beenden' })
    .first()
    .click()
    .catch(() => undefined);
  await page.goto(path(1));
  await expect(page.getByText(/Ihre Ziele brauchen/)).toBeVisible();
  await check('lena');
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 794, height: 1100 });
  await page.screenshot({ path: `/tmp/w/shots/print.png`, fullPage: true });
  await page.emulateMedia({ media: 'screen' });
  await page.goto(`${household(3)}/analyse/wuensche-und-ziele`);
  await page.waitForTimeout(1500);
  await check('h3');
  console.log(problems.join('\n====\n'));
});
