import { checkAccessibility, expect, expectToFit, household, openSignedIn, test } from './fixtures';

test('small pages beside a report say which one is looked at and lead to each, by click and by keys', async ({
  page,
  ownReport,
}) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  const { snapshotId, reportId } = await ownReport(2);
  const path = `${household(2)}/analyse/gespraechszusammenfassung/${snapshotId}/${reportId}`;
  await openSignedIn(page, path, 'petra', '4711');
  const strip = page.getByRole('navigation', { name: 'Seitenübersicht' });
  const small = strip.getByRole('button');
  const pages = page.getByRole('list', { name: 'Seiten', exact: true }).getByRole('group');
  const current = strip.locator('[aria-current="page"]');
  await expect(small).toHaveCount(await pages.count());
  await expect(current).toHaveText('1');

  await small.nth(3).click();
  await expect(pages.nth(3)).toBeInViewport();
  await expect(pages.nth(0)).not.toBeInViewport();
  await expect(current).toHaveText('4');
  await expect(small.nth(3), 'the strip stays in sight').toBeInViewport();
  await checkAccessibility(page);

  await page.keyboard.press('Shift+Tab'); // from the page back to the one stop of the strip
  await expect(small.nth(3)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(small.nth(2)).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(pages.nth(0)).toBeInViewport();
  await expect(current).toHaveText('1');

  await pages.nth(0).hover({ position: { x: 300, y: 300 } });
  await page.mouse.wheel(0, 3_000);
  await expect(current).not.toHaveText('1'); // whoever scrolls is followed

  await page.setViewportSize({ width: 768, height: 900 });
  await expect(strip).toBeVisible();
  await checkAccessibility(page);
  await expectToFit(page);
  await page.setViewportSize({ width: 340, height: 900 });
  await expect(strip).toBeHidden(); // no room
  await expect(pages.first()).toBeVisible();
  await expectToFit(page);
});
