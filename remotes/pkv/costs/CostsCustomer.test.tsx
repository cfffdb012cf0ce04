import type { SampleNumber } from '@vp-digital/core/household/samples';
import { openForCustomer, type TestHousehold, testHouseholdOf } from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { screen } from '@testing-library/react';
import pkv from '../mount';

const open = (number: SampleNumber, sections: TestHousehold['sections'] = {}) =>
  openForCustomer(pkv, { hrefOf: routes.pkvCosts.href, household: testHouseholdOf(number), sections });

test('both ways cost what the advisor sees, and what lies between them is their difference', async () => {
  const page = await open(6);
  const heading = await screen.findByText(/^Heute kostet die PKV/, { selector: 'main *' });
  expect(page.textContent).toContain(heading.textContent);
  const [, statutory = '', own = '', difference = ''] =
    /Heute im MonatGesetzlich([\d.]+) €geschätztPrivat([\d.]+) €geschätzt\D+([\d.]+) €/.exec(
      page.textContent.replaceAll('\u00a0', ' '),
    ) ?? [];
  const number = (text: string) => Number(text.replace('.', ''));
  expect(Math.abs(number(own) - number(statutory))).toBe(number(difference));
  expect(page).toHaveTextContent('Demotarif, Preise sind erfunden');
});

test('who has no choice has nothing to compare', async () => {
  const page = await open(2);
  expect(page).toHaveTextContent('Für Sie gibt es derzeit nichts zu vergleichen.');
  expect(page).not.toHaveTextContent(/\d €/);
});

test('nothing is compared while the pay is not known', async () => {
  const page = await open(6, { incomes: { items: {} } });
  expect(page).toHaveTextContent(/Dazu fehlen noch Angaben\.|nichts zu vergleichen/);
  expect(page).not.toHaveTextContent(/\d €/);
});
