import { inBrowser } from './inBrowser';
import { signIn } from '../e2e/signIn';
const [, , out, user, paths, widths] = process.argv;
void inBrowser(async (browser, services) => {
  for (const width of (widths ?? '1200,340').split(',').map(Number)) {
    const context = await browser.newContext({
      baseURL: services.url,
      viewport: { width, height: 900 },
      locale: 'de-DE',
    });
    const page = await context.newPage();
    page.on('console', (m) => m.type() === 'error' && console.log('console', m.text().slice(0, 200)));
    let first = true;
    for (const entry of (paths ?? '').split(';')) {
      const [path = '', ...clicks] = entry.split('>');
      await page.goto(path);
      if (first) {
        await signIn(page, user ?? 'petra');
        first = false;
      }
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForTimeout(700);
      for (const click of clicks) {
        await page.getByText(click, { exact: true }).first().click();
        await page.waitForTimeout(900);
      }
      const name = path.split('/').slice(-2).join('-').replace(/\W/g, '_') + clicks.length;
      await page.screenshot({ path: `${out}/${name}-${width}.png`, fullPage: true });
    }
    await context.close();
  }
});
