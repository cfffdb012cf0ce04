import { assetItems, type BalanceItem, debtItems } from '@vp-digital/core/figures';
import type { Cents, IsoDate } from '@vp-digital/core/finance';
import {
  assetsFigure,
  balanceSheet,
  maskedIn,
  debtsFigure,
  netWorthFigure,
  type SectionData,
  shownWorth,
} from '@vp-digital/core/household';
import type { Block } from '@vp-digital/core/pdf';
import { amountCell, highlight } from './amounts';
import { balanceFigure } from './balanceFigure';
import type { ReportSettings } from './reportSettings';

/** Vermögensbilanz: what is owned, what is owed, what remains. */
export function balanceChapter(
  { data, date }: { data: SectionData; date: IsoDate },
  number: number,
  settings: ReportSettings,
): Block[] {
  const { t, format, hidesAmounts } = settings;
  const sheet = balanceSheet(data);
  const { assets, liabilities, netWorth: worth } = shownWorth(sheet.worth);
  const known = netWorthFigure.of(data, { date });
  const [lack] = known.kind === 'missing' ? known.facts : [];
  const missing = lack?.fact === 'property' ? 'property' : 'assets';
  const owned = assetItems(data, settings.t);
  const owed = debtItems(data, settings.t);
  const kinds = maskedIn(data.contracts);
  const isMasked = {
    assets: maskedIn(data.assets).length > 0 || kinds.includes('saving'),
    debts: maskedIn(data.liabilities).length > 0 || kinds.includes('loan'),
  };
  const isEmpty = owned.length === 0 && owed.length === 0;
  return [
    {
      kind: 'chapter',
      startsNewPage: 'unlessItFits',
      name: `${number} ${t('report.balance.name')}`,
      keySentence: isEmpty
        ? t('report.balance.none')
        : lack
          ? t(`report.balance.missing.${missing}`)
          : hidesAmounts
            ? t('report.balance.hidden')
            : [
                { text: t(worth < 0 ? 'report.balance.beforeDebt' : 'report.balance.before') },
                highlight(format.euros(Math.abs(worth)), netWorthFigure),
                { text: t(worth < 0 ? 'report.balance.afterDebt' : 'report.balance.after') },
              ],
    },
    ...itemTable('assets', { items: owned, total: sheet.worth.assets, isMasked: isMasked.assets }, settings),
    ...itemTable(
      'debts',
      { items: owed, total: sheet.worth.liabilities, isMasked: isMasked.debts },
      settings,
    ),
    ...(assets + liabilities > 0 && known.kind === 'computed' ? [balanceFigure(sheet, settings)] : []),
  ];
}

const figures = { assets: assetsFigure, debts: debtsFigure } as const;

/** To the cent, as on the screen. */
function itemTable(
  kind: 'assets' | 'debts',
  { items, total, isMasked }: { items: readonly BalanceItem[]; total: Cents; isMasked: boolean },
  { t, word, format }: ReportSettings,
): Block[] {
  if (items.length === 0 && !isMasked) return [];
  const cell = (amount: Cents) => amountCell(format.money(amount), figures[kind]);
  return [
    {
      kind: 'table',
      columns: [
        { kind: 'text', label: word(kind), width: 6 },
        { kind: 'text', label: t('report.balance.asOf'), width: 3, align: 'right' },
        { kind: 'text', label: t('report.balance.amount'), width: 3, align: 'right' },
      ],
      rows: [
        ...items.map(({ name, asOf, amount }) => ({
          kind: 'plain' as const,
          cells: [name, asOf === undefined ? '–' : format.date(asOf), cell(amount)],
        })),
        ...(isMasked
          ? [{ kind: 'plain' as const, cells: [t('report.covered.name'), '', t('report.covered.value')] }]
          : []),
        { kind: 'total', cells: [t(`report.balance.total.${kind}`), '', cell(total)] },
      ],
    },
  ];
}
