import { checkAccessibility, expect, test } from './fixtures';

test.describe('what the other tests stand on', () => {
  test('an error in the console fails a test', async ({ page }) => {
    test.fail();
    await page.goto('/anmeldung');
    await page.evaluate(() => console.error('Absicht'));
  });

  test('an error that nobody catches fails a test', async ({ page }) => {
    test.fail();
    await page.goto('/anmeldung');
    const uncaught = page.waitForEvent('pageerror');
    await page.evaluate(() => void setTimeout(() => Promise.reject(new Error('Absicht'))));
    await uncaught;
  });

  test('a refused answer passes only where it is expected', async ({ page, allowAnswer }) => {
    allowAnswer({ status: 404, url: '/gibt-es-nicht.js' });
    await page.goto('/anmeldung');
    expect(await page.evaluate(() => fetch('/gibt-es-nicht.js').then(({ status }) => status))).toBe(404);
  });

  test('axe sees a picture without a text', async ({ page }) => {
    await page.goto('/anmeldung');
    await page.evaluate(() => document.body.append(document.createElement('img')));
    await expect(checkAccessibility(page)).rejects.toThrow('image-alt');
  });
});
