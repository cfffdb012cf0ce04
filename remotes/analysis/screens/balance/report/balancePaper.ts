import type { BalanceScope, BalanceSheet } from '@vp-digital/core/household';
import type { TFunction } from '@vp-digital/core/libs/i18n';
import type { Block, ReportDocument, Row } from '@vp-digital/core/pdf';
import type { Format } from '@vp-digital/core/platform';

type Position = BalanceSheet['assets'][number] | BalanceSheet['debts'][number];

/** The words of a balance on paper, in the language and formats of who makes it. */
export interface BalancePaperWords {
  t: TFunction<'analysis', 'balance'>;
  format: Format;
  nameOf(position: Position): string;
  ownersOf(position: Position): string;
  /** How soon assets are money. */
  liquidity(one: BalanceSheet['byLiquidity'][number]['liquidity']): string;
  side: { assets: string; liabilities: string };
}

/** What a balance on paper is made of: what the page shows, without what one person discusses alone. */
export interface BalancePaperContent {
  sheet: BalanceSheet;
  scope: BalanceScope;
  /** The adults, by their full names. */
  people: readonly string[];
  /** False while what there is, or what is owed, is not wholly known: no sum is claimed then. */
  isKnown: boolean;
  day: string;
  /** ISO time of the making. */
  at: string;
}

/** Vermögensbilanz on paper: what remains, what is owned by how soon it is money, what is owed; whose, and as of when. */
export function balancePaper(content: BalancePaperContent, words: BalancePaperWords): ReportDocument {
  const { t, format, side } = words;
  const { sheet, people, day, at } = content;
  const title = t('name');
  return {
    meta: {
      title,
      subject: t('paper.subject'),
      language: format.language,
      author: '',
      createdAt: at,
      documentId: `balance ${at}`,
    },
    header: { left: title, centre: format.list(people), right: t('paper.day', { day: format.date(day) }) },
    footer: { pageNumber: t('paper.pageNumber'), assumptions: t('paper.foot') },
    blocks: [
      { kind: 'chapter', name: title, keySentence: sentence(content, words) },
      { kind: 'heading', level: 2, text: side.assets },
      ...positions(assetRows(content, words), t('empty.assets'), words),
      { kind: 'heading', level: 2, text: side.liabilities },
      ...positions(debtRows(content, words), t('empty.liabilities'), words),
      ...(sheet.assets.length + sheet.debts.length > 0
        ? [{ kind: 'paragraph', size: 'note', text: t('paper.note') } as const]
        : []),
    ],
  };
}

function sentence({ sheet, scope, isKnown }: BalancePaperContent, { t, format }: BalancePaperWords): string {
  const { netWorth } = sheet.worth;
  if (!isKnown) return t('paper.unknown');
  const amount = format.euros(Math.abs(netWorth));
  return t(`paper.${netWorth < 0 ? 'buildUp' : 'positive'}.${scope}`, { amount });
}

const assetRows = ({ sheet, isKnown }: BalancePaperContent, words: BalancePaperWords): Row[] =>
  sheet.assets.length === 0
    ? []
    : [
        ...sheet.byLiquidity
          .filter(({ assets }) => assets.length > 0)
          .flatMap(({ liquidity, assets }): Row[] => [
            ...assets.map((position) => plain(position, words)),
            ...(isKnown ? [sumOf('subtotal', words.liquidity(liquidity), assets, words)] : []),
          ]),
        ...(isKnown ? [sumOf('total', words.t('total'), sheet.assets, words)] : []),
      ];

const debtRows = ({ sheet, isKnown }: BalancePaperContent, words: BalancePaperWords): Row[] =>
  sheet.debts.length === 0
    ? []
    : [
        ...sheet.debts.map((position) => plain(position, words)),
        ...(isKnown ? [sumOf('total', words.t('total'), sheet.debts, words)] : []),
      ];

/** A recorded value of 0 is one that nobody has typed yet. */
function plain(position: Position, { format, nameOf, ownersOf, t }: BalancePaperWords): Row {
  const { amount, asOf, name, source } = position;
  const kind = nameOf(position);
  return {
    kind: 'plain',
    cells: [
      name === undefined || name === kind ? kind : `${name} (${kind})`,
      ownersOf(position),
      asOf === undefined ? '–' : format.date(asOf),
      amount === 0 && source === 'recorded' ? t('paper.open') : format.money(amount),
    ],
  };
}

const sumOf = (
  kind: 'subtotal' | 'total',
  label: string,
  all: readonly Position[],
  { format }: BalancePaperWords,
): Row => ({
  kind,
  cells: [label, '', '', format.money(all.reduce((sum, { amount }) => sum + amount, 0))],
});

const positions = (rows: readonly Row[], empty: string, { t }: BalancePaperWords): Block[] =>
  rows.length === 0
    ? [{ kind: 'paragraph', text: empty }]
    : [
        {
          kind: 'table',
          columns: [
            { kind: 'text', label: t('field.kind'), width: 5 },
            { kind: 'text', label: t('column.owners'), width: 3 },
            { kind: 'text', label: t('column.asOf'), width: 2 },
            { kind: 'text', label: t('column.amount'), width: 3, align: 'right' },
          ],
          rows,
        },
      ];
