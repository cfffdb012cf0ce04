import { chromium } from '@playwright/test';
import { outputFolder } from '../build/workspace';
import { startTestServices, testClock } from '../services/testing';
import { findBrowser } from './findBrowser';
import { signIn } from './signIn';
import { writeEnvironmentFile } from '../build/environmentFile';
writeEnvironmentFile('dev');
const services = await startTestServices({ staticFolder: outputFolder });
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  const context = await browser.newContext({ baseURL: services.url, viewport: { width: 1200, height: 900 }, locale: 'de-DE', timezoneId: 'Europe/Berlin' });
  const page = await context.newPage();
  page.on('console', (m) => m.type() === 'error' && console.log(m.text()));
  await page.clock.setFixedTime(testClock());
  page.setDefaultTimeout(8000); await signIn(page, 'petra');
  await page.getByRole('button', { name: /4711/ }).first().click();
  await page.getByRole('heading', { name: 'Haushalte' }).waitFor();
  for (const [n, screen, widths] of [[6, 'startseite', [1200, 768, 340]], [6, 'kosten', [1200, 768, 340]], [2, 'startseite', [1200]], [4, 'kosten', [1200]], [4, 'startseite', [1200]], [3,'kosten',[1200]]] as const)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/haushalt/11111111-0000-4000-8000-00000000000${n}/webvp-katalog/pkv-beratungsmodul/${screen}`);
      await page.getByRole('main').getByRole('table').first().waitFor({ timeout: 15000 }).catch(() => console.log('no table', n, screen));
      await page.evaluate(() => document.fonts.ready);
      const o = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      console.log(n, screen, width, 'overflow', o);
      await page.screenshot({ path: `/tmp/t/pkv-${n}-${screen}-${width}.png`, fullPage: true, animations: 'disabled' });
    }
} finally { await browser.close(); await services.dispose(); }
