import { expect, type Page } from '@playwright/test';

/** The page is there, not the outline that stands for it until then. */
export const pageIsReady = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'wird geladen' })).toBeVisible();
