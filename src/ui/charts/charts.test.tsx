import { screen } from '@testing-library/react';
import { expectAccessible, renderUi } from '../testing';
import { Ring, ShareBar } from '.';

test('a ring is one picture whose parts fill it', async () => {
  const { container } = renderUi(
    <main>
      <Ring
        label="Bedarf 75 %, Sparen 25 %"
        parts={[
          { key: 'needs', role: 'needs', share: 0.75 },
          { key: 'wishes', role: 'wishes', share: 0 },
          { key: 'saving', role: 'saving', share: 0.25 },
        ]}
        value="4.000 €"
        caption="Netto mtl."
      />
    </main>,
  );
  expect(screen.getByRole('img', { name: 'Bedarf 75 %, Sparen 25 %' })).toHaveTextContent(
    '4.000 €Netto mtl.',
  );
  const lengths = [...container.querySelectorAll('circle')].map((part) =>
    part.getAttribute('stroke-dasharray'),
  );
  expect(lengths).toEqual(['268.5 91.5', '88.5 271.5']);
  await expectAccessible();
});

test.each([
  [0.5, '50%'],
  [1.4, '100%'],
  [-1, '0%'],
])('a bar for the share %d is %s wide', (share, width) => {
  const { container } = renderUi(<ShareBar kind="free" share={share} mark={0.25} />);
  expect(container.querySelector('rect')).toHaveAttribute('width', width);
  expect(container.querySelector('line')).toHaveAttribute('x1', '25%');
});
