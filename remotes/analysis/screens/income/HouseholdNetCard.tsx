import { FigureCalculation, incomeName, useFigureTexts } from '@vp-digital/core/figures';
import {
  householdNet,
  incomeSecurity,
  netIn,
  type Period,
  shownNets,
  householdNetFigure,
  variableNet,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { sharesOf } from '@vp-digital/core/reference/format';
import { Card, type SumColumn, SumTable } from '@vp-digital/core/ui';
import { type IncomeData, type IncomeEntry, incomeEntries, laterEntries } from '../../shared/income/data';

/**
 * All incomes with their share and sum (F1); the year includes what comes beside the monthly pay. While a net is
 * missing the sum is called what it is, and nothing is a share of it; of nothing known there is no sum.
 */
export function HouseholdNetCard({ data, period }: { data: IncomeData; period: Period }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'income' });
  const { t: code } = useTranslation(['household/incomes']);
  const { date, euros, share } = useFormat();
  const { word } = useFigureTexts();
  const today = useHost().clock.today();
  const entries = incomeEntries(data);
  const total = householdNet(data);
  const later = laterEntries(data);
  if (entries.length === 0 && later.length === 0) return undefined;
  const variable = variableNet(data);
  const amounts = shownNets(data, period);
  const known = entries.filter(({ id }) => amounts.has(id));
  const isPartly = total.unknown > 0;
  const parts = isPartly ? [] : sharesOf(known.map(({ income }) => netIn(period, income)));
  const shares = new Map(known.map(({ id }, index) => [id, parts[index]]));
  const nameOf = ({ income }: IncomeEntry) => incomeName(income, data, code);
  const columns: SumColumn<IncomeEntry>[] = [
    { kind: 'text', key: 'name', header: t('table.income'), cell: nameOf },
    {
      kind: 'text',
      key: 'secureUntil',
      header: t('table.secureUntil'),
      secondary: true,
      cell: ({ income }) => {
        const security = incomeSecurity(income, data, today);
        return security.kind === 'until' ? date(security.date) : t(`table.${security.kind}`);
      },
    },
    {
      kind: 'figure',
      key: 'share',
      header: t('table.share'),
      summed: !isPartly,
      value: ({ id }) => shares.get(id),
      format: (value) => share(value),
    },
    {
      kind: 'figure',
      key: 'amount',
      header: t(`table.net.${period}`),
      value: ({ id }) => amounts.get(id),
      format: (value) => euros(value),
    },
  ];
  return (
    <Card
      title={t('table.title')}
      caption={isPartly ? t('table.unknown', { count: total.unknown }) : undefined}
    >
      <SumTable
        caption={t('table.title')}
        columns={columns}
        rows={entries}
        rowKey={({ id }) => id}
        total={known.length > 0 ? (isPartly ? t('table.totalPartly') : word('householdNet')) : undefined}
      />
      <FigureCalculation figure={householdNetFigure} household={data} input={{ period }} />
      {later.map(({ id, income }) => (
        <p key={id}>
          {t(income.net === undefined ? 'table.laterOpen' : 'table.later', {
            income: incomeName(income, data, code),
            date: date(income.from ?? today),
            amount: euros(income.net ?? 0),
          })}
        </p>
      ))}
      {period === 'month' && !isPartly && variable > 0 && (
        <p>{t('table.variable', { amount: euros(variable), fixed: euros(total.monthly - variable) })}</p>
      )}
      {period === 'month' && total.extraPerYear > 0 && (
        <p>
          {t(isPartly ? 'table.extraPartly' : 'table.extra', {
            amount: euros(total.extraPerYear),
            annual: euros(total.annual),
          })}
        </p>
      )}
    </Card>
  );
}
