import type { SampleNumber } from '@vp-digital/core/household/samples';
import { openForCustomer, type TestHousehold, testHouseholdOf } from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import pkv from '../../mount';

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

test('nothing is compared while the pay or the job is not known', async () => {
  const none = { items: {} };
  const page = await open(6, { incomes: none });
  expect(page).toHaveTextContent('Für Sie gibt es derzeit nichts zu vergleichen.');
  expect(page).not.toHaveTextContent(/\d €/);
  document.body.replaceChildren();
  const unknown = await open(6, { incomes: none, employments: none });
  expect(unknown).toHaveTextContent('Dazu fehlen noch Angaben.');
});

test('what the advisor tries is what the customer sees', async () => {
  const page = await open(6);
  const before = page.textContent;
  const slider = await screen.findByRole('slider', { name: 'PKV-Anstieg' });
  fireEvent.change(slider, { target: { value: Number((slider as HTMLInputElement).value) + 10 } });
  await waitFor(() => expect(page.textContent).not.toBe(before));
  const heading = await screen.findByText(/^Heute kostet die PKV/, { selector: 'main *' });
  await waitFor(() => expect(page.textContent).toContain(heading.textContent));
});

test('the foot names the two comparisons, not their lines', async () => {
  const page = await open(6);
  await screen.findByText(/^Heute kostet die PKV/, { selector: 'main *' });
  const foot = page.querySelector('footer');
  expect(foot).toHaveTextContent(
    'Auf dieser Seite geschätzt: was beide Wege heute kosten, was sie im Ruhestand kosten.',
  );
});
