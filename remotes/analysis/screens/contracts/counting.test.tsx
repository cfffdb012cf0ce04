import { documentsOf, type SampleHousehold, sampleHouseholds } from '@vp-digital/core/household/samples';
import {
  createTestServices,
  renderArea,
  testHousehold,
  type TestServices,
} from '@vp-digital/core/micro-app/testing';
import type { Contract } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import analysis from '../../mount';

const [musterfeld, musterhaus] = sampleHouseholds;

async function open(
  sample: SampleHousehold,
  change: (contract: Contract) => Contract,
): Promise<TestServices> {
  const { contracts } = documentsOf(sample);
  const items = Object.fromEntries(
    Object.entries(contracts.items).map(([id, contract]) => [id, change(contract)]),
  );
  const household = testHousehold({ ...sample, sections: { ...sample.sections, contracts: { items } } });
  const services = createTestServices([household]);
  const path = routes.contracts.href({ householdId: household.summary.householdId });
  await renderArea(analysis, { path, services, now: '2026-10-01T08:00:00Z' });
  return services;
}

const matrix = () => within(screen.getByRole('table', { name: 'Wer hat was?' }));

test('a disability insurance without a person covers nobody of two, and asks for whom it is', async () => {
  await open(musterhaus, (contract) =>
    contract.line === 'disability' ? { ...contract, personIds: [] } : contract,
  );
  expect(await screen.findByText('Berufsunfähigkeit: für wen?')).toBeInTheDocument();
  expect(matrix().getByRole('row', { name: /^Arbeitskraft/ })).not.toHaveTextContent('Berufsunfähigkeit');
  await userEvent.click(screen.getByRole('button', { name: 'Vertrag ansehen: Berufsunfähigkeit: für wen?' }));
  expect(await screen.findByText('Niemand gewählt: zählt bei niemandem.')).toBeInTheDocument();
});

test('in a household of one it is hers, in the matrix and in its sheet', async () => {
  await open(musterfeld, (contract) =>
    contract.line === 'liability' && contract.kind === 'insurance'
      ? { ...contract, line: 'disability', personIds: [] }
      : contract,
  );
  expect(await screen.findByRole('table', { name: 'Wer hat was?' })).toBeInTheDocument();
  expect(matrix().getByRole('row', { name: /^Arbeitskraft/ })).toHaveTextContent('Berufsunfähigkeit');
  expect(screen.queryByText('Berufsunfähigkeit: für wen?')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Berufsunfähigkeit', expanded: false }));
  expect(screen.getByRole('button', { name: 'Lena', pressed: true })).toBeInTheDocument();
});

test('a contract whose end is over is listed, in no sum, and pointed at', async () => {
  await open(musterhaus, (contract) =>
    contract.line === 'motor' ? { ...contract, end: '2026-09-30' } : contract,
  );
  expect(await screen.findByText('Kfz-Versicherung: Ablauf war am 30.09.2026')).toBeInTheDocument();
  const insurance = within(screen.getByRole('table', { name: 'Versicherungen' }));
  expect(insurance.getByRole('row', { name: /Kfz-Versicherung/ })).toHaveTextContent('beendet');
  expect(insurance.getByRole('row', { name: /^Summe/ })).toHaveTextContent('181,00 €');
  expect(screen.getByRole('region', { name: 'Kennzahlen' })).toHaveTextContent('Frei verfügbar664 € mtl.');
});
