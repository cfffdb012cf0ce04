import type { SampleNumber } from '@vp-digital/core/household/samples';
import { openForCustomer, testHouseholdOf } from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { customerMarks } from '@vp-digital/core/shell';
import analysis from '../../mount';

const open = (number: SampleNumber, language: 'de' | 'en' = 'de') =>
  openForCustomer(analysis, {
    hrefOf: routes.statePension.href,
    household: testHouseholdOf(number),
    language,
  });

test('who lives alone is spoken to', async () => {
  expect(await open(1)).toHaveTextContent(/Sie können später mit [\d.]+ € im Monat rechnen, nach Abzügen\./);
});

test('two are told what they get together', async () => {
  expect(await open(2)).toHaveTextContent(/Sie können später zusammen mit [\d.]+ € im Monat rechnen/);
});

test.each([
  ['who draws a pension is asked what it pays for', 5, 'Wofür reicht Ihre Rente gut, und wo wird es eng?'],
  ['who works is asked how to live later', 2, 'Wie möchten Sie leben, wenn Sie nicht mehr arbeiten?'],
] as const)('%s', async (_, number, question) => {
  expect((await open(number)).getAttribute(customerMarks.ask)).toBe(question);
});

test('in English too', async () => {
  expect(await open(1, 'en')).toHaveTextContent(/Later you can expect €[\d,]+ a month, after deductions\./);
});

test('without a letter the estimate is called one, in the headline, beside the figure and at the foot', async () => {
  const sample = testHouseholdOf(1);
  const household = { ...sample, sections: { ...sample.sections, statutoryPensions: { items: {} } } };
  const page = await openForCustomer(analysis, { hrefOf: routes.statePension.href, household });
  expect(page).toHaveTextContent(/Sie können später mit geschätzt [\d.]+ € im Monat rechnen/);
  expect(page).toHaveTextContent('Die Rente von Lena ist geschätzt aus Einkommen und Alter.');
  expect(page).toHaveTextContent(/Auf dieser Seite geschätzt: .*Nettorente, Lena/);
});
