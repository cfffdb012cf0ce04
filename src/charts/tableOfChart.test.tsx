import { renderUi } from '@vp-digital/core/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ChartColumn, TableOfChart } from '.';

const columns: ChartColumn<{ year: string; amount: number }>[] = [
  { key: 'year', header: 'Jahr', kind: 'text', value: ({ year }) => year },
  { key: 'amount', header: 'Vermögen', kind: 'money', value: ({ amount }) => amount },
];

test('the chart stands as a table behind its button, and is saved as the same table', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => `blob:${saved.push(blob)}`;
  URL.revokeObjectURL = () => {};
  HTMLAnchorElement.prototype.click = () => {};
  renderUi(
    <TableOfChart
      caption="Verlauf"
      columns={columns}
      rows={[{ year: '2026', amount: 123_456 }]}
      file="Verlauf"
    />,
  );
  expect(screen.queryByRole('table')).toBeNull();
  const [open, save] = screen.getAllByRole('button');
  if (open) await userEvent.click(open);
  expect(screen.getByRole('table', { name: 'Verlauf' })).toHaveTextContent(/1\.235\s€/);
  if (save) await userEvent.click(save);
  const text = await new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(saved[0] ?? new Blob());
  });
  expect(text).toContain('2026;1234,56');
});
