import type { SampleNumber } from '@vp-digital/core/household/samples';
import { openForCustomer, testHouseholdOf } from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import analysis from '../../mount';

const open = (number: SampleNumber, language: 'de' | 'en' = 'de') =>
  openForCustomer(analysis, {
    hrefOf: routes.statePension.href,
    household: testHouseholdOf(number),
    language,
  });

test('who lives alone is spoken to', async () => {
  expect(await open(1)).toHaveTextContent(/Sie bekommen später [\d.]+ € im Monat, nach Abzügen\./);
});

test('two are told what they get together', async () => {
  expect(await open(2)).toHaveTextContent(/Sie bekommen später zusammen [\d.]+ € im Monat/);
});

test('in English too', async () => {
  expect(await open(1, 'en')).toHaveTextContent(/Later you will get €[\d,]+ a month, after deductions\./);
});
