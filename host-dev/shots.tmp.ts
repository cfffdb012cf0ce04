import { chromium } from '@playwright/test';
import { householdId, startTestServices } from './services/testing';
import { createClient, areaToken } from './services/testing';
const services = await startTestServices();
const petra = createClient(services.url, await areaToken(services.url, 'petra', '4711'));
const household = `/api/households/${householdId(2)}`;
const persons = (await petra.get<any>(`${household}/sections/persons`)).body;
const ids = Object.entries<any>(persons.data.items)
  .filter(([, p]) => p.role !== 'child')
  .map(([id]) => id);
const { body } = await petra.post<any>(`${household}/intakes`, {
  code: 'ABCD2345',
  areas: ['persons', 'income', 'housing', 'expenses', 'contracts', 'goals'],
  personIds: ids,
  days: 14,
});
import { findBrowser } from './e2e/findBrowser';
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
for (const width of [340, 1200]) {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    javaScriptEnabled: false,
    locale: 'de-DE',
  });
  const page = await context.newPage();
  const shot = (n: string) => page.screenshot({ path: `/tmp/w/shots-a/${n}-${width}.png`, fullPage: true });
  await page.goto(body.url);
  await shot('1code');
  await page.getByLabel('Code').fill('abcd-2345');
  await page.getByRole('button').click();
  await shot('2info');
  if (await page.getByRole('button', { name: 'Zu den Fragen' }).count())
    await page.getByRole('button', { name: 'Zu den Fragen' }).click();
  await shot('3overview');
  await page
    .getByRole('button', { name: /Ausfüllen|Ändern/ })
    .first()
    .click();
  await shot('4persons');
  await page.getByLabel('Geburtsdatum').first().fill('31.02.1980');
  await page.getByLabel('E-Mail').first().fill('x');
  await page.getByRole('button', { name: 'Speichern und weiter' }).click();
  await shot('5errors');
  await page.getByLabel('Geburtsdatum').first().fill('28.02.1980');
  await page.getByLabel('E-Mail').first().fill('');
  await page.getByRole('button', { name: 'Speichern und weiter' }).click();
  await shot('6income');
  await page.getByRole('button', { name: 'Speichern und später' }).click();
  await page
    .getByRole('button', { name: /Ausfüllen|Ändern/ })
    .nth(4)
    .click();
  await shot('7contracts');
  await context.close();
}
await browser.close();
await services.dispose();
