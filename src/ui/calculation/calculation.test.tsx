import { screen, within } from '@testing-library/react';
import { Page } from '../page';
import { expectAccessible, renderUi } from '../testing';
import { CalculationButton, CalculationSheet, useSheet } from '.';

function NetPage() {
  const calculation = useSheet();
  return (
    <Page name="Einkommen">
      <CalculationButton {...calculation.button} />
      <CalculationSheet
        {...calculation.sheet}
        basis="Nettogehalt Jonas · Stand 01.10.2026 · Rechenwerte 2026"
        result={{ value: '3.235,14', unit: '€ mtl.' }}
        steps={[
          { key: 'gross', label: 'Bruttogehalt', amount: 515_000 },
          { key: 'pension', label: 'Rentenversicherung', detail: '9,30 %', amount: -47_895 },
          { key: 'net', label: 'Netto', amount: 323_514 },
        ]}
        law="§ 32a EStG"
        formula="10.062 € ÷ 12 = 838,50 €"
        remark="Der Lohnzettel gilt immer vor der Schätzung."
      />
    </Page>
  );
}

test('a computed figure shows its steps, its law and what wins over it, and closes again', async () => {
  const { user } = renderUi(<NetPage />);
  const button = screen.getByRole('button', { name: 'So haben wir gerechnet' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');

  const sheet = screen.getByRole('complementary', { name: 'So haben wir gerechnet' });
  expect(button).toHaveAttribute('aria-controls', sheet.id);
  const steps = within(sheet).getByRole('table', { name: 'Rechenschritte' });
  expect(within(steps).getByRole('row', { name: /Rentenversicherung/ })).toHaveTextContent(
    'Rentenversicherung9,30 %−478,95',
  );
  expect(sheet).toHaveTextContent('§ 32a EStG');
  expect(sheet).toHaveTextContent('Der Lohnzettel gilt immer vor der Schätzung.');
  await expectAccessible();

  await user.click(within(sheet).getByRole('button', { name: 'Rechenweg schließen' }));
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
});
