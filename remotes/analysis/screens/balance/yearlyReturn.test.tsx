import type { Asset } from '@vp-digital/core/household';
import { renderArea } from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import analysis from '../../mount';
import { musterhaus, servicesWithState } from '../../shared/frozen/testing/snapshotSample';
import { valueReturn } from './yearlyReturn';

const asset: Asset = {
  position: 0,
  kind: 'securities',
  value: 12_100_00,
  asOf: '2026-09-30',
  earmarked: false,
  ownership: {},
};

test('a value has risen by what it would have to rise each year: 10,000 to 12,100 in two years are 10 %', () => {
  const before = { ...asset, value: 10_000_00, asOf: '2024-09-30' };
  expect(valueReturn(before, asset)?.yearly).toBeCloseTo(0.1, 10);
  expect(valueReturn({ ...before, value: 14_400_00, asOf: '2024-09-30' }, asset)?.yearly).toBeLessThan(0);
});

test.each([
  ['less than a year', { asOf: '2025-10-30', value: 10_000_00 }],
  ['no value then', { asOf: '2024-09-30', value: 0 }],
  ['a later day than now', { asOf: '2026-10-01', value: 10_000_00 }],
  ['another thing then', { asOf: '2024-09-30', value: 10_000_00, kind: 'crypto' as const }],
])('says nothing of %s', (_, change) => {
  expect(valueReturn({ ...asset, ...change }, asset)).toBeUndefined();
});

test('nor of what was not there, nor of money on an account', () => {
  expect(valueReturn(undefined, asset)).toBeUndefined();
  const account = { ...asset, kind: 'callMoney' as const };
  expect(valueReturn({ ...account, asOf: '2024-09-30' }, account)).toBeUndefined();
});

test('the sheet of a value says what it has brought a year since the oldest state, with both amounts', async () => {
  const { householdId } = musterhaus.summary;
  const { items } = musterhaus.sections.assets ?? { items: {} };
  const [id = '', fund] = Object.entries(items).find(([, { kind }]) => kind === 'securities') ?? [];
  if (!fund) throw new Error('the household has a fund');
  const { name: _, ...unnamed } = fund;
  const worth = (value: number, asOf: string) => ({
    assets: { items: { ...items, [id]: { ...unnamed, value, asOf } } },
  });
  const services = servicesWithState({
    sections: worth(10_000_00, '2024-09-30'),
    today: worth(12_100_00, '2026-09-30'),
  });
  await renderArea(analysis, { path: routes.balanceSheet.href({ householdId }), services });
  await userEvent.click(await screen.findByRole('button', { name: /^(Wertpapier|Depot)/, expanded: false }));
  const said = await screen.findByText(/ist der Wert um/);
  expect(said.textContent?.replace(/\s+/g, ' ')).toContain(
    '10 % im Jahr gestiegen: von 10.000 € auf 12.100 €',
  );
  expect(said).toHaveTextContent('Was ein- oder ausgezahlt wurde, ist darin enthalten.');
});
