import { expectAccessible, renderUi } from '@vp-digital/core/ui/testing';
import { screen } from '@testing-library/react';
import { AlignedCharts, AreaChart, type ChartLine, FanChart, LineChart, StackedBars, Staircase } from '.';
import { momentRows } from './momentRows';
import { scaleOf } from './scale';

const format = (amount: number) => `${amount / 100} €`;
const axis = {
  from: 30,
  to: 50,
  marks: [
    { at: 30, label: '30' },
    { at: 40, label: '40', minor: true },
  ],
};
const points = [
  { at: 30, amount: 0 },
  { at: 40, amount: 50_000 },
  { at: 50, amount: 98_000 },
];

test('lines across at round amounts, the highest one above everything', () => {
  const { levels, up } = scaleOf([98_000, 10_000]);
  expect(levels).toEqual([0, 25_000, 50_000, 75_000, 100_000]);
  expect([up(0), up(100_000)]).toEqual([0, 1]);
});

test('what is below 0 has lines across, too, and 0 stays one of them', () => {
  const { levels, up } = scaleOf([98_000, -30_000]);
  expect(levels).toEqual([-50_000, -25_000, 0, 25_000, 50_000, 75_000, 100_000]);
  expect(up(0)).toBeCloseTo(1 / 3);
});

test('nothing at all is a chart with its ground, and wealth of millions has few lines', () => {
  expect(scaleOf([]).levels).toEqual([0, 5_000]);
  expect(scaleOf([312_345_678]).levels).toHaveLength(5);
});

test('a line goes through its points, and the picture says its sentence', async () => {
  const { container } = renderUi(
    <main>
      <LineChart
        label="von 0 € auf 980 €"
        format={format}
        axis={axis}
        lines={[{ key: 'a', look: 'chart-1', points }]}
      />
    </main>,
  );
  expect(screen.getByRole('img', { name: 'von 0 € auf 980 €' })).toBeInTheDocument();
  expect(container.querySelector('polyline')).toHaveAttribute('points', '0,100 50,50 100,2');
  await expectAccessible();
});

test('the word of a line that ends near the ground stands above it, not upon the words of the axis', () => {
  const low = { key: 'low', points: [{ at: 50, amount: 2_000 }], end: { label: 'GKV 20 €', side: 'below' } };
  const high = { key: 'high', points, end: { label: 'PKV 980 €', side: 'below' } };
  renderUi(
    <LineChart
      label="beide"
      format={format}
      axis={axis}
      lines={[low, high].map((line) => ({ ...line, look: 'chart-1' }) as ChartLine)}
    />,
  );
  expect(screen.getByText('GKV 20 €')).toHaveAttribute('data-side', 'above');
  expect(screen.getByText('PKV 980 €')).toHaveAttribute('data-side', 'below');
});

test('what the colours mean stands before all that belongs to the axis', () => {
  renderUi(
    <AlignedCharts legend={[{ key: 'free', label: 'frei', look: 'free' }]} above={<p>Lebenslinie</p>}>
      <p>Balken</p>
    </AlignedCharts>,
  );
  const [legend, line, bars] = ['frei', 'Lebenslinie', 'Balken'].map((text) => screen.getByText(text));
  expect(legend && line && legend.compareDocumentPosition(line)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(line && bars && line.compareDocumentPosition(bars)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('amounts of the axis stand beside the drawing, not upon it', () => {
  const { container } = renderUi(
    <AreaChart label="x" format={format} axis={axis} look="chart-1" points={points} />,
  );
  const place = container.querySelector('[role="img"]')?.parentElement;
  expect(screen.getByText('500 €')).toBeInTheDocument();
  expect(place).not.toHaveTextContent('500 €');
});

test('an area reaches down to 0, also where the chart goes below it', () => {
  const below = [
    { at: 30, amount: -100_000 },
    { at: 50, amount: 100_000 },
  ];
  const { container } = renderUi(
    <AreaChart label="x" format={format} axis={axis} look="chart-1" points={below} />,
  );
  expect(container.querySelector('polygon')).toHaveAttribute('points', '0,100 100,0 100,50 0,50');
});

test('a fan has a band for each pair of shares and one line in the middle', () => {
  const band = (key: string) => ({ key, lower: points, upper: points });
  const { container } = renderUi(
    <FanChart
      label="x"
      format={format}
      axis={axis}
      look="chart-1"
      bands={[band('wide'), band('narrow')]}
      middle={points}
    />,
  );
  expect(container.querySelectorAll('polygon')).toHaveLength(2);
  expect(container.querySelectorAll('polyline')).toHaveLength(1);
});

test('bars stand upon one another, what is missing hangs below 0', () => {
  const { container } = renderUi(
    <StackedBars
      label="2026: 750 € und 250 € fehlen"
      format={format}
      bars={[
        {
          key: '2026',
          label: '2026',
          parts: [
            { key: 'a', look: 'needs', amount: 50_000 },
            { key: 'b', look: 'wishes', amount: 50_000 },
            { key: 'c', look: 'gap', amount: -50_000 },
          ],
        },
      ]}
    />,
  );
  const bars = [...container.querySelectorAll('[role="img"] rect')];
  // from −50,000 to 100,000: a step of 25,000 is a sixth
  expect(bars.map((bar) => Number.parseFloat(bar.getAttribute('y') ?? ''))).toEqual([
    expect.closeTo(33.33, 1),
    expect.closeTo(0, 1),
    expect.closeTo(66.67, 1),
  ]);
});

test('a step says its sum and what is missing upon it', () => {
  renderUi(
    <Staircase
      label="Woche 1: 1.000 €, es fehlen 500 €"
      format={format}
      need={150_000}
      legend={undefined}
      steps={[
        {
          key: '1',
          label: 'Woche 1',
          parts: [{ key: 'pay', look: 'chart-1', amount: 100_000 }],
          missing: { amount: 50_000, label: 'Lücke 500 €' },
        },
      ]}
    />,
  );
  expect(screen.getByRole('img')).toHaveTextContent('1000 €');
  expect(screen.getByText('Lücke 500 €')).toBeInTheDocument();
});

test('words of moments that would lie upon one another stand in rows, all others in the first', () => {
  expect(momentRows([10, 15])).toEqual([0, 1]);
  expect(momentRows([10, 40])).toEqual([0, 0]);
  expect(momentRows([88, 80, 95])).toEqual([0, 1, 2]);
  // one reads to the right from 45, the other to the left from 60
  expect(momentRows([45, 60])).toEqual([0, 1]);
  expect(momentRows([30, 70])).toEqual([0, 0]);
  expect(momentRows([])).toEqual([]);
});

test('two pensions that begin soon after one another are both read', () => {
  renderUi(
    <LineChart
      label="x"
      format={format}
      axis={{
        ...axis,
        moments: [
          { at: 40, label: 'Rente Jonas' },
          { at: 41, label: 'Rente Aylin' },
        ],
      }}
      lines={[]}
    />,
  );
  expect(screen.getByText('Rente Aylin').style.top).not.toBe(screen.getByText('Rente Jonas').style.top);
});
