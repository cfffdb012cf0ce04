import type { Employment, Income } from '@vp-digital/core/household';
import { type SampleNumber, sampleHousehold } from '@vp-digital/core/household/samples';
import { createTestServices, renderArea, testHousehold } from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import analysis from '../../mount';

interface Changed {
  /** The jobs of everybody, with other facts. */
  job?: Partial<Employment>;
  /** All incomes, the first of them with other facts; left out: none. */
  income?: Partial<Income>;
}

async function open(number: SampleNumber, { job = {}, income }: Changed) {
  const sample = sampleHousehold(number);
  const { employments, incomes } = sample.sections;
  const jobs = Object.entries(employments.items).map(([id, one]) => [id, { ...one, ...job }]);
  const [[firstId = '', first] = [], ...others] = Object.entries(incomes.items);
  const items = income ? [[firstId, { ...first, ...income }], ...others] : [];
  const sections = {
    ...sample.sections,
    employments: { items: Object.fromEntries(jobs) },
    incomes: { items: Object.fromEntries(items) },
  };
  const household = testHousehold({ ...sample, sections });
  const { householdId } = household.summary;
  const services = createTestServices([household]);
  await renderArea(analysis, { path: routes.income.href({ householdId }), services });
  return () => services.section(householdId, 'incomes').items[firstId];
}

const photograph = () => screen.queryByRole('button', { name: 'Gehaltsabrechnung fotografieren' });
const groupOf = async (name: RegExp) =>
  within((await screen.findAllByRole('group', { name }))[0] as HTMLElement);

describe('an empty page asks for the papers that somebody has', () => {
  test('the payslip of an employee, which can be photographed', async () => {
    await open(1, {});
    expect(await screen.findByText('Tragen Sie ein, was auf der Gehaltsabrechnung steht.')).toBeVisible();
    expect(photograph()).toBeVisible();
  });

  test('the tax assessment of the self-employed, who have no payslip', async () => {
    await open(3, { job: { status: 'selfEmployed' } });
    expect(
      await screen.findByText(/Einnahmen-Überschuss-Rechnung oder der letzte Steuerbescheid/),
    ).toBeVisible();
    expect(photograph()).not.toBeInTheDocument();
  });

  test('the pension notice of the retired', async () => {
    await open(5, {});
    expect(await screen.findByText('Tragen Sie ein, was im Rentenbescheid steht.')).toBeVisible();
    expect(photograph()).not.toBeInTheDocument();
  });
});

describe('a profit', () => {
  test('is one of a month, without payments of a year; the net is after statutory contributions', async () => {
    await open(1, {
      job: { status: 'selfEmployed', healthInsurance: 'statutoryVoluntary' },
      income: { kind: 'profit', specialPayments: {} },
    });
    const profit = await groupOf(/^Gewinn von/);
    expect(profit.getByRole('textbox', { name: 'Gewinn im Monat, vor Steuern' })).toHaveAccessibleDescription(
      /Einnahmen-Überschuss-Rechnung/,
    );
    expect(profit.queryByRole('textbox', { name: 'Zahlungen im Jahr' })).not.toBeInTheDocument();
    expect(profit.queryByRole('button', { name: 'Sonderzahlung hinzufügen' })).not.toBeInTheDocument();
    expect(profit.getByRole('textbox', { name: 'Netto' })).toHaveAccessibleDescription(
      /nach den eigenen Beiträgen zur gesetzlichen/,
    );
  });

  test('of the privately insured is before their own premium, which stands with the contracts', async () => {
    await open(1, { job: { status: 'freelancer', healthInsurance: 'private' }, income: { kind: 'profit' } });
    const profit = await groupOf(/^Gewinn von/);
    expect(profit.getByRole('textbox', { name: 'Netto' })).toHaveAccessibleDescription(
      /Ohne Abzug des eigenen Beitrags zur privaten/,
    );
  });

  test('is estimated before contributions for old age, and says so', async () => {
    await open(1, {
      job: { status: 'freelancer', healthInsurance: 'statutoryVoluntary' },
      income: { kind: 'profit', netFrom: 'estimate' },
    });
    const profit = await groupOf(/^Gewinn von/);
    expect(await profit.findByText(/^Vor eigenen Beiträgen zur Altersvorsorge/)).toBeVisible();
  });

  test('shows thirteen payments that were told before, as long as they count', async () => {
    await open(1, { job: { status: 'selfEmployed' }, income: { kind: 'profit', paymentsPerYear: 13 } });
    expect((await groupOf(/^Gewinn von/)).getByRole('textbox', { name: 'Zahlungen im Jahr' })).toHaveValue(
      '13',
    );
  });
});

test('a pension is asked for its gross amount too, and keeps it as another pension', async () => {
  const income = await open(5, { income: {} });
  const pension = await groupOf(/^Gesetzliche Rente von Gerd/);
  expect(pension.getByRole('textbox', { name: 'Brutto' })).toHaveValue('1.760,00');
  await userEvent.click(pension.getByRole('combobox', { name: /^Art/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Witwen- oder Witwerrente' }));
  await waitFor(() => expect(income()).toMatchObject({ kind: 'widowPension', gross: 1_760_00 }));
  expect((await groupOf(/^Witwen- oder Witwerrente von Gerd/)).getByText(/leer: lebenslang/)).toBeVisible();
});
