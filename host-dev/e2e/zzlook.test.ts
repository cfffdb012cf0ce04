import { expect, openSignedIn, test } from './fixtures';
import { newName } from './newName';
import { choose, completeness, field, press, saved, type, typeAndKeep } from './typing';
test('look', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1200, height: 900 });
  await openSignedIn(page, '/haushalt?modus=anlegen', 'petra', '4711');
  await press(page, 'Zweite Person hinzufügen');
  await press(page, 'Kind hinzufügen');
  const people = page.getByRole('group');
  console.log(await people.evaluateAll((all) => all.map((one) => (one as HTMLElement).innerText.slice(0, 40))));
  const of = (n: number, name: string) => page.getByRole('textbox', { name, exact: true }).nth(n);
  const last = newName('Haus');
  for (const [n, first, birth] of [[0, 'Jan', '03.04.1985'], [1, 'Mia', '05.06.1987'], [2, 'Tom', '07.08.2018']] as const) {
    await of(n, 'Vorname').fill(first);
    await of(n, 'Geburtsdatum').fill(birth);
    if (n === 0) await of(n, 'Nachname').fill(last);
  }
  console.log(await field(page, 'Nachname').count(), await Promise.all([0, 1, 2].map((n) => of(n, 'Nachname').inputValue().catch(() => '-'))));
  await field(page, 'Postleitzahl').fill('04109');
  await field(page, 'Ort').fill('Leipzig');
  await page.screenshot({ path: '/tmp/w/shots2/c1.png', fullPage: true });
  await press(page, 'Akte anlegen');
  await page.waitForURL(/uebersicht$/);
  const household = new URL(page.url()).pathname.replace(/\/uebersicht$/, '');
  await page.waitForTimeout(800);
  await page.screenshot({ path: '/tmp/w/shots2/c2.png', fullPage: true });
  console.log(await page.getByRole('main').innerText());
  console.log('---', await completeness(page, household));
  console.log(await page.getByRole('main').innerText());
  await page.screenshot({ path: '/tmp/w/shots2/c3.png', fullPage: true });
});
