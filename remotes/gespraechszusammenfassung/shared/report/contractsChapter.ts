import type { Cents } from '@vp-digital/core/finance';
import {
  benefitKind,
  type Contract,
  costIn,
  maskedIn,
  type FreeAmount,
  isPremiumMissing,
  loanRatesFigure,
  personsOfContract,
  premiumsFigure,
  savingRatesFigure,
  type SectionData,
  shortNameOf,
} from '@vp-digital/core/household';
import type { Block, Cell, Column, Row } from '@vp-digital/core/pdf';
import { amountCell, highlight, typedCell } from './amounts';
import type { ReportSettings } from './reportSettings';

const kinds = ['insurance', 'saving', 'loan'] as const;
const costFigures = { insurance: premiumsFigure, saving: savingRatesFigure, loan: loanRatesFigure } as const;
const benefitFields = {
  insurance: 'contracts.benefit',
  saving: 'contracts.balance',
  loan: 'contracts.remainingDebt',
} as const;

/** The contracts by kind, with what they cost a month to the cent, as on the screen; each list adds up as far as it is known. */
export function contractsChapter(
  data: SectionData,
  month: FreeAmount,
  number: number,
  settings: ReportSettings,
): Block[] {
  const { t, format } = settings;
  const contracts = Object.values(data.contracts.items).sort((a, b) => a.position - b.position);
  const monthly = month.insurance + month.savings + month.loanRates;
  const scope = scopeOf(contracts);
  return [
    {
      kind: 'chapter',
      startsNewPage: 'unlessItFits',
      name: `${number} ${t('report.contracts.name')}`,
      keySentence:
        contracts.length === 0 || scope === 'none'
          ? t(contracts.length === 0 ? 'report.contracts.none' : 'report.contracts.unknown')
          : [
              {
                text: t(scope === 'all' ? 'report.contracts.before' : 'report.contracts.beforePartly', {
                  count: contracts.length,
                }),
              },
              highlight(format.euros(monthly), premiumsFigure),
              { text: t('report.contracts.after') },
            ],
    },
    ...kinds.flatMap((kind) => {
      const ofKind = contracts.filter((contract) => contract.kind === kind);
      const isEmpty = ofKind.length === 0 && !maskedIn(data.contracts).includes(kind);
      return isEmpty ? [] : contractTable(kind, ofKind, data, settings);
    }),
  ];
}

/** Columns that are empty for every contract of the kind are left out. */
function contractTable(
  kind: Contract['kind'],
  contracts: readonly Contract[],
  data: SectionData,
  settings: ReportSettings,
): Block[] {
  const { t, format } = settings;
  const total = contracts.reduce((sum, contract) => sum + costIn('month', contract), 0);
  const scope = scopeOf(contracts);
  const withBenefit = contracts.some((contract) => shownBenefit(contract) !== undefined);
  const withEnd = contracts.some(({ end }) => end !== undefined);
  const between = <Entry>(benefit: Entry, end: Entry) => [
    ...(withBenefit ? [benefit] : []),
    ...(withEnd ? [end] : []),
  ];
  return [
    { kind: 'heading', level: 2, text: t(`report.contracts.kind.${kind}`) },
    {
      kind: 'table',
      columns: [
        { kind: 'text', label: t('report.contracts.contract'), width: 6 },
        { kind: 'text', label: t('report.contracts.persons'), width: 4 },
        ...between<Column>(
          { kind: 'text', label: t(`report.contracts.benefit.${kind}`), width: 3, align: 'right' },
          { kind: 'text', label: t('report.contracts.end'), width: 3, align: 'right' },
        ),
        { kind: 'text', label: t('report.month.monthly'), width: 3, align: 'right' },
      ],
      rows: [
        ...contracts.map((contract): Row => {
          const benefit = shownBenefit(contract);
          return {
            kind: 'plain',
            cells: [
              nameCell(contract, settings),
              holdersCell(contract, data),
              ...between<Cell>(
                benefit === undefined ? '–' : benefitCell(contract, format.euros(benefit), t),
                contract.end === undefined ? '–' : format.date(contract.end),
              ),
              isPremiumMissing(contract)
                ? '–'
                : amountCell(format.money(costIn('month', contract)), costFigures[kind]),
            ],
          };
        }),
        ...(maskedIn(data.contracts).includes(kind)
          ? [
              {
                kind: 'plain' as const,
                cells: [t('report.covered.name'), '', ...between('', ''), t('report.covered.value')],
              },
            ]
          : []),
        {
          kind: 'total',
          cells: [
            t(`report.contracts.${scope === 'all' ? 'total' : 'totalPartly'}.${kind}`),
            '',
            ...between('', ''),
            scope === 'none' ? '–' : amountCell(format.money(total), costFigures[kind]),
          ],
        },
      ],
    },
  ];
}

/** Of which contracts it is known what they cost: who has not said it pays not nothing. */
function scopeOf(contracts: readonly Contract[]): 'all' | 'some' | 'none' {
  const unknown = contracts.filter(isPremiumMissing).length;
  if (unknown === 0) return 'all';
  return unknown < contracts.length ? 'some' : 'none';
}

const nameCell = ({ line, company }: Contract, { t }: ReportSettings): Cell => ({
  kind: 'text',
  text: t(`household/contracts:line.${line}`),
  ...(company && { note: company }),
});

function shownBenefit(contract: Contract): Cents | undefined {
  if (contract.kind === 'insurance') return contract.benefit;
  return contract.kind === 'saving' ? contract.balance : contract.remainingDebt;
}

/** Of an amount of a month or a day it is said so, and from which day or until what age it is paid. */
function benefitCell(contract: Contract, text: string, t: ReportSettings['t']): Cell {
  const cell = typedCell(text, benefitFields[contract.kind]);
  if (contract.kind !== 'insurance') return cell;
  const kind = benefitKind(contract);
  if (kind === 'sum') return cell;
  const { benefitFromDay: day, benefitUntilAge: age } = contract;
  if (day !== undefined) return { ...cell, note: t(`report.contracts.${kind}From`, { day }) };
  if (kind === 'daily') return { ...cell, note: t('report.contracts.daily') };
  const note =
    age === undefined ? t('report.contracts.monthly') : t('report.contracts.monthlyUntil', { age });
  return { ...cell, note };
}

/** Whom it covers, saves for or binds, by name: what names nobody is its adults' where the household has it together. */
function holdersCell(contract: Contract, data: Pick<SectionData, 'persons'>): string {
  return (
    personsOfContract(contract, data)
      .flatMap((id) => shortNameOf(data, id) ?? [])
      .join(', ') || '–'
  );
}
