import type { Page } from '@playwright/test';
import { householdId } from '../../services/testing';

/** The places of the customer view that are opened and ended here, as the menu calls them. */
export const viewPlaces = ['Auf diesem Gerät zeigen', 'Auf zweitem Bildschirm zeigen'] as const;

/** So often a view is opened and ended in each place. */
export const openings = 50;

export async function prepareView(page: Page): Promise<void> {
  await page.goto(`/haushalt/${householdId(2)}/uebersicht`);
  await page
    .getByText(/im Monat bleiben/)
    .first()
    .waitFor();
}

/** Opens the view, waits for its picture and ends it, so many times. */
export async function openView(page: Page, place: (typeof viewPlaces)[number], times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    const opened = place === 'Auf zweitem Bildschirm zeigen' ? page.waitForEvent('popup') : undefined;
    await page.getByRole('button', { name: 'Kundenansicht' }).click();
    await page.getByRole('menuitem', { name: place, exact: true }).click();
    const customer = (await opened) ?? page;
    await customer.getByRole('heading', { level: 1, name: /^Ihr Überblick/ }).waitFor();
    const gone = opened && customer.waitForEvent('close');
    await page
      .getByRole('region', { name: 'Kundenansicht' })
      .getByRole('button', { name: 'Beenden' })
      .click();
    await gone;
    await page.getByRole('banner').waitFor();
  }
}
