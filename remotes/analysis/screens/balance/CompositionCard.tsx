import { FigureCalculation, useFigureTexts } from '@vp-digital/core/figures';
import { type BalanceScope, balanceSheet, netWorthFigure, shownBalance } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Card, Stack } from '@vp-digital/core/ui';
import type { BalancePageData } from '../../shared/entry-sheet/data';
import { StackedBar, type StackedBarProps } from './StackedBar';

const liquidityRoles = { immediate: 'chart-1', twelveMonths: 'chart-4', bound: 'chart-3' } as const;

/** Aktiva above Passiva, to one scale: how liquid the assets are, and how much of them is owed. */
export function CompositionCard({ data, scope }: { data: BalancePageData; scope: BalanceScope }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'balance' });
  const { t: code } = useTranslation('household/assets');
  const { word } = useFigureTexts();
  const { euros } = useFormat();
  const shown = shownBalance(balanceSheet(data, scope));
  const { assets, liabilities, netWorth } = shown;
  const widest = Math.max(assets, liabilities);
  if (widest === 0) return undefined;
  const bar = (name: string, total: number, parts: Part[]): StackedBarProps => ({
    name,
    total: euros(total),
    label: `${name} ${euros(total)}: ${parts.map(({ label, amount }) => `${label} ${euros(amount)}`).join(', ')}`,
    parts: parts.map(({ amount, ...part }) => ({ ...part, value: euros(amount), share: amount / widest })),
  });
  const owned = shown.byLiquidity.map(({ liquidity, amount }) => ({
    key: liquidity,
    label: code(`liquidity.${liquidity}`),
    role: liquidityRoles[liquidity],
    amount,
  }));
  const owed: Part[] = [
    { key: 'mortgage', label: t('debt.mortgage'), role: 'chart-3', amount: shown.mortgages },
    { key: 'other', label: t('debt.other'), role: 'chart-2', amount: shown.otherDebts },
    { key: 'own', label: word('netWorth'), role: 'chart-1', amount: Math.max(0, netWorth) },
  ];
  return (
    <Card title={t('composition.title')} caption={t('composition.caption')}>
      <Stack>
        <StackedBar {...bar(word('assets'), assets, owned)} />
        <StackedBar {...bar(t('composition.owed'), widest, owed)} />
      </Stack>
      <FigureCalculation figure={netWorthFigure} household={data} input={{ scope }} />
    </Card>
  );
}

type Part = Omit<StackedBarProps['parts'][number], 'share' | 'value'> & { amount: number };
