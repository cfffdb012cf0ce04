import { expectAccessible, renderUi } from '@vp-digital/core/ui/testing';
import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { Sankey } from '.';
import { sankeyLayout } from './sankeyLayout';

const sources = [
  { key: 'jonas', label: 'Jonas', amount: 3_000 },
  { key: 'aylin', label: 'Aylin', amount: 1_000 },
];
const uses = [
  { key: 'rent', label: 'Wohnen', amount: 2_500, role: 'needs' as const },
  { key: 'phone', label: 'Telefon', amount: 5, role: 'needs' as const },
  { key: 'trip', label: 'Urlaub', amount: 495, role: 'wishes' as const },
  { key: 'free', label: 'Frei', amount: 1_000, role: 'free' as const },
];

test('flows are one picture with a sentence, its words standing at their nodes', async () => {
  const { container } = renderUi(
    <main>
      <Sankey
        label="Vom Netto 4.000 € bleiben 1.000 € frei"
        sources={sources}
        uses={uses}
        middle={{ label: 'Netto', value: '4.000 €' }}
        format={(amount) => `${amount} €`}
      />
    </main>,
  );
  expect(screen.getByRole('img', { name: 'Vom Netto 4.000 € bleiben 1.000 € frei' })).toHaveTextContent(
    'Jonas3000 €Aylin1000 €Netto4.000 €Wohnen2500 €Telefon5 €Urlaub495 €Frei1000 €',
  );
  expect(container.querySelector('[style]')).toBeNull();
  await expectAccessible();
});

test('the nodes of flows never overlap, their labels have room, and both sides touch the whole middle', () => {
  const amounts = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 14 });
  fc.assert(
    fc.property(amounts, (given) => {
      const all = given.map((amount, index) => ({
        key: String(index),
        label: '',
        amount,
        role: 'needs' as const,
      }));
      const total = given.reduce((sum, amount) => sum + amount, 0);
      const layout = sankeyLayout([{ key: 'net', label: '', amount: total }], all);
      const centres = layout.uses.map(({ y, height }) => y + height / 2);
      layout.uses.forEach(({ y, height }, index) => {
        const next = layout.uses[index + 1];
        if (next) expect(next.y).toBeGreaterThan(y + height);
        if (index > 0) expect((centres[index] ?? 0) - (centres[index - 1] ?? 0)).toBeGreaterThanOrEqual(18);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y + height).toBeLessThanOrEqual(layout.height + 0.01);
      });
      for (const nodes of [layout.sources, layout.uses]) {
        const last = nodes.at(-1);
        if (last) expect(last.middleY + last.height).toBeCloseTo(layout.middle.y + layout.middle.height, 3);
      }
    }),
  );
});
