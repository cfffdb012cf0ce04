import {
  adults,
  capitalPensionFigure,
  livesOnOldAgePension,
  type NetPensionEntry,
  netPensionsFigure,
  pensionProviderOf,
  pensionStart,
  personsOfContract,
  type RetirementGap,
  retirementGapFigure,
  shortNameOf,
  standardStart,
} from '@vp-digital/core/household';
import { formatMonth } from '@vp-digital/core/reference/format';
import type { Block, TextCell } from '@vp-digital/core/pdf';
import { amountCell } from './amounts';
import { cellSaid } from './estimated';
import type { Making } from './making';

/** What each pension and the capital pay a month, from when: to the cent, so that the rows add up to what is secured. */
export function oldAgeTable(
  { pensions, capital, savedRent, secured }: RetirementGap,
  making: Making,
): Block[] {
  const { t, word, format } = making.settings;
  const last = laterOf(
    adults(making.data).map(({ id }) => id),
    making,
  );
  const rows = [
    ...pensions.entries.map((entry) => ({
      name: nameOf(entry, making),
      from: fromOf(entry, making),
      amount: entry.net,
      figure: netPensionsFigure,
      isEstimated: entry.source === 'estimate',
    })),
    ...(capital.parts.length === 0
      ? []
      : [
          {
            name: textCell(word('capitalPension'), t('report.oldAge.capitalNote')),
            from: last,
            amount: capital.monthly,
            figure: capitalPensionFigure,
            isEstimated: true,
          },
        ]),
    ...(savedRent === 0
      ? []
      : [
          {
            name: textCell(t('report.oldAge.savedRent')),
            from: t('report.oldAge.today'),
            amount: savedRent,
            figure: retirementGapFigure,
            isEstimated: false,
          },
        ]),
  ];
  if (rows.length === 0) return [];
  return [
    {
      kind: 'table',
      columns: [
        { kind: 'text', label: t('report.oldAge.income'), width: 6 },
        { kind: 'text', label: t('report.oldAge.from'), width: 3 },
        { kind: 'text', label: t('report.oldAge.net'), width: 3, align: 'right' },
      ],
      rows: [
        ...rows.map(({ name, from, amount, figure, isEstimated }) => ({
          kind: 'plain' as const,
          cells: [
            name,
            from,
            cellSaid(amountCell(format.money(amount), figure), isEstimated, making.settings),
          ],
        })),
        {
          kind: 'total',
          cells: [t('report.oldAge.secured'), '', amountCell(format.money(secured), netPensionsFigure)],
        },
      ],
    },
  ];
}

const textCell = (text: string, note?: string): TextCell => ({
  kind: 'text',
  text,
  ...(note !== undefined && { note }),
});

/** Of a scheme with whose it is, of a contract with its company and for whom it is. */
function nameOf(entry: NetPensionEntry, making: Making): TextCell {
  const {
    data,
    settings: { t },
  } = making;
  const { personId, contractId } = entry;
  const contract = contractId === undefined ? undefined : data.contracts.items[contractId];
  if (contract === undefined) return textCell(schemeOf(entry, making), shortNameOf(data, personId ?? ''));
  const names = personsOfContract(contract, data).map((id) => shortNameOf(data, id));
  const notes = [contract.company, ...names].filter((note) => note !== undefined && note !== '');
  return textCell(
    t(`household/contracts:line.${contract.line}`),
    notes.length > 0 ? notes.join(' · ') : undefined,
  );
}

/** Who draws a pension of the state before the own one draws a survivor's. */
function schemeOf(
  { kind, source, personId = '' }: NetPensionEntry,
  { data, date, settings: { t } }: Making,
): string {
  if (kind === 'basicPension' || kind === 'riester') return t(`household/contracts:line.${kind}`);
  if (kind === 'civilService') return t('household/incomes:kind.civilServicePension');
  if (kind !== 'statutory') return t(`household/incomes:kind.${kind}`);
  if (source === 'income' && !livesOnOldAgePension(data, personId, date))
    return t('household/incomes:kind.widowPension');
  return pensionProviderOf(data, personId) === 'professional'
    ? t('report.oldAge.professional')
    : t('household/incomes:kind.statutoryPension');
}

/**
 * A pension that is paid runs today; others begin when who draws them stops working, the last of several, but those of the state
 * and of professional schemes no earlier than at the standard age.
 */
function fromOf({ personId, contractId, kind, source }: NetPensionEntry, making: Making): string {
  const { data, settings } = making;
  if (source === 'income') return settings.t('report.oldAge.today');
  const named = contractId === undefined ? [] : (data.contracts.items[contractId]?.personIds ?? []);
  const all = adults(data).map(({ id }) => id);
  const owners = personId === undefined ? all.filter((id) => named.includes(id)) : [personId];
  return laterOf(
    owners.length > 0 ? owners : all,
    making,
    kind === 'statutory' ? standardStart : pensionStart,
  );
}

function laterOf(
  personIds: readonly string[],
  { data, date, settings: { format } }: Making,
  startOf: typeof pensionStart = pensionStart,
): string {
  const starts = personIds.flatMap((id) => {
    const start = startOf(data, id, date);
    return start.kind === 'computed' ? [start.value.date] : [];
  });
  const [latest] = starts.sort().reverse();
  return latest === undefined ? '–' : formatMonth(latest.slice(0, 7), format.language);
}
