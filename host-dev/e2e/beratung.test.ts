import { checkAccessibility, expect, expectToFit, household, openSignedIn, test } from './fixtures';

/** Every width looks at another household. */
const looks = [
  { width: 1200, sample: 1, name: 'Lena', gap: '724' },
  { width: 768, sample: 2, name: 'Jonas', gap: '30' },
  { width: 340, sample: 1, name: 'Lena', gap: '724' },
];

const needPath = (sample: number) => `${household(sample)}/beratung/arbeitskraft/1`;

for (const { width, sample, name, gap } of looks)
  test(`from the value of earning power to who pays when, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.clock.setFixedTime(new Date('2026-10-01T10:00:00Z'));
    await openSignedIn(page, needPath(sample), 'petra', '4711');

    await test.step('the need, with its slider', async () => {
      await expect(page.getByText(`Die Arbeitskraft von ${name} ist bis 67`)).toBeVisible();
      await expect(page.getByRole('img', { name: new RegExp(`es fehlen ${gap}\\s€`) })).toBeVisible();
      await checkAccessibility(page);
      const slider = page.getByRole('slider', { name: 'Bedarf in Prozent vom Netto' });
      await slider.focus();
      await slider.press('End');
      await expect(page.getByText('Gewünschter Bedarf')).toBeVisible();
      await expect(slider).toHaveAttribute('aria-valuetext', /^90\s%/);
      await page.getByRole('button', { name: 'Zurück auf übliche 80 %' }).click();
      await expect(slider).toHaveAttribute('aria-valuetext', /^80\s%/);
      await expect(page.getByText(/^Gespeichert/)).toBeVisible();
    });

    await test.step('the details beside it', async () => {
      await page.getByRole('button', { name: 'Angaben' }).click();
      await expect(page.getByRole('complementary', { name: `Angaben zu ${name}` })).toBeVisible();
      await checkAccessibility(page);
      await page.keyboard.press('Escape');
    });

    await test.step('the income over time', async () => {
      await page.getByRole('link', { name: 'Weiter: Konzept' }).click();
      await expect(page).toHaveTitle('Arbeitskraft: Konzept');
      await checkAccessibility(page);
      await page.getByRole('link', { name: 'Weiter: Hintergründe' }).click();
      await expect(page).toHaveTitle('Arbeitskraft: Versorgung');
      await expect(page.getByRole('img', { name: /im Zeitverlauf/ })).toBeVisible();
      await page.getByRole('button', { name: 'So haben wir gerechnet: Krankengeld' }).click();
      await expect(page.getByText('§ 170 SGB VI').first()).toBeVisible();
      await checkAccessibility(page);
    });

    await test.step('nothing is wider than the window', async () => {
      await expectToFit(page);
    });
  });
