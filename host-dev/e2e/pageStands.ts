import { expect, type Page } from '@playwright/test';

/** The page is there; for a moment the outline that stood for its area may stand beside it. */
export const pageStands = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'wird geladen' })).toBeVisible();
