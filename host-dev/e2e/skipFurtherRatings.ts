import { expect, type Page } from '@playwright/test';

/** Each adult who was there is asked by themselves: those who are left skip theirs, until the device goes back. */
export async function skipFurtherRatings(page: Page): Promise<void> {
  const back = page.getByRole('button', { name: 'Gerät ist zurück' });
  const skip = page.getByRole('dialog').getByRole('button', { name: 'Überspringen' });
  for (;;) {
    await expect(back.or(skip)).toBeVisible();
    if (await back.isVisible()) return;
    await skip.click();
  }
}
