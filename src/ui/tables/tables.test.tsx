import { formatMoney } from '@vp-digital/core/reference/format';
import { screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { expectAccessible, renderUi } from '../testing';
import {
  Initials,
  PersonStrip,
  ProgressBar,
  type SumColumn,
  SumTable,
  Waterfall,
  type WaterfallStep,
} from '.';
import { waterfallBars } from './waterfallBars';

interface Income {
  name: string;
  net: number | undefined;
}

const columns: SumColumn<Income>[] = [
  { key: 'name', kind: 'text', header: 'Einkommen', cell: (income) => income.name },
  {
    key: 'net',
    kind: 'figure',
    header: 'Netto mtl.',
    value: (income) => income.net,
    format: (amount) => formatMoney(amount, 'de', { fraction: 'whole' }),
  },
];

const salary = { name: 'Jonas, Gehalt', net: 323_500 };
const benefit = { name: 'Kindergeld', net: 51_800 };
const unknown = { name: 'Miete', net: undefined };

function texts(row: HTMLElement) {
  return [...row.children].map((cell) => cell.textContent);
}

describe('a table with sums', () => {
  test('whose rows are cards where it is narrow has the heads beside the values, and stays a table', async () => {
    renderUi(
      <main>
        <SumTable
          caption="Einkommen"
          stacks
          columns={columns}
          rows={[salary, benefit]}
          rowKey={({ name }) => name}
        />
      </main>,
    );
    const row = screen.getByRole('row', { name: /Kindergeld/ });
    expect(within(row).getByRole('cell')).toHaveAttribute('data-head', 'Netto mtl.');
    expect(within(row).getByRole('rowheader')).toHaveTextContent('Kindergeld');
    expect(screen.getByRole('table', { name: 'Einkommen' })).toHaveAttribute('data-stacks');
    await expectAccessible();
  });

  test('whose rows are cards has the heads beside its sums, too', () => {
    renderUi(
      <SumTable
        caption="Einkommen"
        stacks
        total="Zusammen"
        columns={columns}
        rows={[salary, benefit]}
        rowKey={({ name }) => name}
      />,
    );
    const sums = within(screen.getByRole('row', { name: /Zusammen/ })).getAllByRole('cell');
    expect(sums.at(-1)).toHaveAttribute('data-head', 'Netto mtl.');
  });

  test('that does not stack has no heads at its values', () => {
    renderUi(<SumTable caption="Einkommen" columns={columns} rows={[salary]} rowKey={({ name }) => name} />);
    expect(screen.getAllByRole('cell')[0]).not.toHaveAttribute('data-head');
  });

  test('a row that has changed is drawn, and no other; columns that have changed are drawn in each', () => {
    const drawn: string[] = [];
    const watched = (suffix: string): SumColumn<Income>[] => [
      {
        key: 'name',
        kind: 'text',
        header: 'Einkommen',
        cell: ({ name }) => {
          drawn.push(name);
          return `${name}${suffix}`;
        },
      },
      ...columns.slice(1),
    ];
    const table = (rows: readonly Income[], shown: readonly SumColumn<Income>[]) => (
      <SumTable caption="Einkommen" columns={shown} rows={rows} rowKey={({ name }) => name} />
    );
    const steadyColumns = watched('');
    const { rerender } = renderUi(table([salary, benefit], steadyColumns));
    drawn.length = 0;
    rerender(table([{ ...salary }, { ...benefit, net: 25_900 }], steadyColumns));
    expect(drawn).toEqual(['Kindergeld']);
    expect(screen.getByRole('row', { name: /Kindergeld/ })).toHaveTextContent('259 €');
    rerender(table([salary, benefit], watched(' mtl.')));
    expect(screen.getByRole('row', { name: /Gehalt mtl\./ })).toBeVisible();
  });

  test('adds up what it shows; the unknown is a dash and adds nothing', async () => {
    renderUi(
      <main>
        <SumTable
          caption="Einkommen"
          columns={columns}
          rows={[salary, benefit, unknown]}
          rowKey={(income) => income.name}
          total="Haushaltsnetto"
        />
      </main>,
    );
    const rows = within(screen.getByRole('table', { name: 'Einkommen' })).getAllByRole('row');
    expect(rows.map(texts)).toEqual([
      ['Einkommen', 'Netto mtl.'],
      ['Jonas, Gehalt', '3.235\u00a0€'],
      ['Kindergeld', '518\u00a0€'],
      ['Miete', '–'],
      ['Haushaltsnetto', '3.753\u00a0€'],
    ]);
    await expectAccessible();
  });

  test('adds up each group, and all of them', () => {
    renderUi(
      <SumTable
        caption="Einkommen"
        columns={columns}
        groups={[
          { key: 'work', rows: [salary], subtotal: 'Arbeit' },
          { key: 'state', rows: [benefit], subtotal: 'Staat' },
        ]}
        rowKey={(income) => income.name}
        total="Summe"
      />,
    );
    const sums = ['Arbeit', 'Staat', 'Summe'].map((name) =>
      screen.getByRole('row', { name: new RegExp(name) }),
    );
    expect(sums.map((row) => texts(row)[1])).toEqual(['3.235\u00a0€', '518\u00a0€', '3.753\u00a0€']);
  });
});

describe('a waterfall', () => {
  const steps: WaterfallStep[] = [
    { key: 'net', label: 'Haushaltsnetto', amount: 545_000, kind: 'start' },
    { key: 'spent', label: 'Ausgaben', amount: 488_400, kind: 'deduction' },
    { key: 'free', label: 'Frei', amount: 56_600, kind: 'end' },
  ];

  test('is a table of names and signed amounts', async () => {
    renderUi(
      <main>
        <Waterfall label="Vom Netto zum freien Betrag" steps={steps} unit="€ mtl." />
      </main>,
    );
    const rows = within(screen.getByRole('table', { name: 'Vom Netto zum freien Betrag' })).getAllByRole(
      'row',
    );
    expect(rows.map((row) => texts(row).filter(Boolean))).toEqual([
      ['Posten', 'Anteil', 'Betrag in € mtl.'],
      ['Haushaltsnetto', '5.450\u00a0€'],
      ['Ausgaben', '−4.884\u00a0€'],
      ['Frei', '566\u00a0€'],
    ]);
    await expectAccessible();
  });

  test('says nothing of a step that is not known, which takes nothing', () => {
    renderUi(
      <Waterfall
        label="Vom Netto zum freien Betrag"
        steps={[
          { key: 'net', label: 'Netto', amount: 200_000, kind: 'start' },
          { key: 'spent', label: 'Verträge', amount: undefined, kind: 'deduction' },
          { key: 'free', label: 'Frei', amount: 200_000, kind: 'end' },
        ]}
        unit="€ mtl."
      />,
    );
    const [, , unknownRow] = screen.getAllByRole('row');
    expect(unknownRow && texts(unknownRow)).toEqual(['Verträge', '', '–']);
  });

  test('draws the start over the full width and each step where the one before ends', () => {
    const { bars } = waterfallBars(steps);
    expect(bars.map(({ from, width }) => [from, width])).toEqual([
      [0, 100],
      [10.39, 89.61],
      [0, 10.39],
    ]);
  });

  test('leaves room below zero when more is spent than there is', () => {
    const { bars, zero } = waterfallBars([
      { key: 'net', label: 'Netto', amount: 200_000, kind: 'start' },
      { key: 'spent', label: 'Ausgaben', amount: 250_000, kind: 'deduction' },
      { key: 'free', label: 'Frei', amount: -50_000, kind: 'end' },
    ]);
    expect(zero).toBe(20);
    expect(bars.map(({ from, width }) => [from, width])).toEqual([
      [20, 80],
      [0, 100],
      [0, 20],
    ]);
  });

  test('never draws outside of its picture', () => {
    const kinds = fc.constantFrom('deduction' as const, 'addition' as const);
    const step = fc.record({ amount: fc.integer({ min: 0, max: 10_000_000 }), kind: kinds });
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 10_000_000 }), fc.array(step), (start, between) => {
        const { bars } = waterfallBars([
          { key: 'start', label: '', amount: start, kind: 'start' },
          ...between.map((one, index) => ({ ...one, key: String(index), label: '' })),
        ]);
        for (const { from, width } of bars) {
          expect(from).toBeGreaterThanOrEqual(0);
          expect(width).toBeGreaterThanOrEqual(0);
          expect(from + width).toBeLessThanOrEqual(100.02);
        }
      }),
    );
  });
});

test('a progress bar says value and target in words', async () => {
  renderUi(
    <main>
      <ProgressBar
        label="Reserve 2,8 Monate, Ziel 3 Monate"
        value={2.8}
        max={4}
        target={{ value: 3, label: 'Ziel 3 Monate' }}
      />
    </main>,
  );
  expect(screen.getByRole('img', { name: 'Reserve 2,8 Monate, Ziel 3 Monate' })).toBeInTheDocument();
  await expectAccessible();
});

test.each([
  ['Jonas Musterhaus', 'JM'],
  ['Dr. Nadine Musterkamp', 'NM'],
  ['Emil', 'E'],
  ['Jana (1988)', 'J'],
  ['Özlem von der Öd', 'ÖÖ'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  const { container } = renderUi(<Initials name={name} tone="first" />);
  expect(container.textContent?.trim()).toBe(initials);
});

test('the people of a household are a named list', async () => {
  const persons = [
    { key: '1', name: 'Jonas Musterhaus', title: 'Jonas, 38', caption: 'Techniker', tone: 'first' as const },
  ];
  renderUi(
    <main>
      <PersonStrip label="Personen" persons={persons} />
    </main>,
  );
  expect(screen.getByRole('list', { name: 'Personen' })).toHaveTextContent('Jonas, 38');
  await expectAccessible();
});
