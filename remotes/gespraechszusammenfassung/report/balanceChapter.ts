import type { Cents } from '@vp-digital/core/finance';
import { type BalanceData, netWorth, type SectionData } from '@vp-digital/core/household';
import type { Block } from '@vp-digital/core/pdf';
import { balanceFigure } from './balanceFigure';
import { assetItems, type BalanceItem, debtItems } from './balanceItems';
import type { ReportSettings } from './reportSettings';
import { nearestEuro, wholeEuros } from './wholeEuros';

/** What is owned and owed, in whole euros: assets less debts are the net worth, also as shown. */
export function shownWorth(data: BalanceData): { assets: Cents; debts: Cents; worth: Cents } {
  const exact = netWorth(data);
  const worth = nearestEuro(exact.netWorth);
  const [assets = 0, debts = 0] = wholeEuros([exact.assets, -exact.liabilities], worth);
  return { assets, debts: -debts || 0, worth };
}

/** Vermögensbilanz: what is owned, what is owed, what remains. */
export function balanceChapter(data: SectionData, number: number, settings: ReportSettings): Block[] {
  const { t, format } = settings;
  const { assets, debts, worth } = shownWorth(data);
  const owned = assetItems(data, settings);
  const owed = debtItems(data, settings);
  const isEmpty = owned.length === 0 && owed.length === 0;
  return [
    {
      kind: 'chapter',
      startsNewPage: true,
      name: `${number} ${t('report.balance.name')}`,
      keySentence: isEmpty
        ? t('report.balance.none')
        : [
            { text: t(worth < 0 ? 'report.balance.beforeDebt' : 'report.balance.before') },
            { text: format.euros(Math.abs(worth)), style: 'highlight' },
            { text: t(worth < 0 ? 'report.balance.afterDebt' : 'report.balance.after') },
          ],
    },
    ...(assets + debts > 0 ? [balanceFigure(owned, { assets, debts, worth }, settings)] : []),
    ...itemTable('assets', owned, assets, settings),
    ...itemTable('debts', owed, debts, settings),
  ];
}

function itemTable(
  kind: 'assets' | 'debts',
  items: readonly BalanceItem[],
  total: Cents,
  { t, format }: ReportSettings,
): Block[] {
  if (items.length === 0) return [];
  const shown = wholeEuros(
    items.map(({ amount }) => amount),
    total,
  );
  return [
    {
      kind: 'table',
      columns: [
        { kind: 'text', label: t(`report.balance.${kind}`), width: 6 },
        { kind: 'text', label: t('report.balance.asOf'), width: 3, align: 'right' },
        { kind: 'text', label: t('report.balance.amount'), width: 3, align: 'right' },
      ],
      rows: [
        ...items.map(({ name, asOf }, index) => ({
          kind: 'plain' as const,
          cells: [name, asOf === undefined ? '–' : format.date(asOf), format.euros(shown[index] ?? 0)],
        })),
        { kind: 'total', cells: [t(`report.balance.total.${kind}`), '', format.euros(total)] },
      ],
    },
  ];
}
