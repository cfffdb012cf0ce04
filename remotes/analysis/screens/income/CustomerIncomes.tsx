import { ChartInWords, CustomerCard, CustomerRows } from '@vp-digital/core/customer';
import { useFigureTexts } from '@vp-digital/core/figures';
import {
  certaintyOf,
  certaintyOfEntry,
  householdNet,
  householdNetFigure,
  incomeSecurity,
  netIn,
  shortNameOf,
  shownNets,
  variableNet,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { sharesOf } from '@vp-digital/core/reference/format';
import { Ring, type SeriesRole } from '@vp-digital/core/ui';
import { type IncomeData, type IncomeEntry, incomeEntries, laterEntries } from '../../shared/income/data';

const roles: readonly SeriesRole[] = ['chart-1', 'chart-2', 'chart-3', 'chart-4'];

/** Every income with its net and how long it is certain, and what they add up to. */
export function CustomerIncomes({ data }: { data: IncomeData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'incomeCustomer' });
  const { t: code } = useTranslation('household/incomes');
  const { word } = useFigureTexts();
  const { date, euros } = useFormat();
  const today = useHost().clock.today();
  const entries = incomeEntries(data);
  const { monthly, extraPerYear, unknown } = householdNet(data);
  const variable = variableNet(data);
  if (entries.length === 0) return undefined;
  const amounts = shownNets(data);
  const hasRing = unknown === 0 && monthly > 0 && entries.length <= roles.length;
  const shares = sharesOf(entries.map(({ income }) => netIn('month', income)));
  const nameOf = ({ income }: IncomeEntry) => {
    const child = income.childId && shortNameOf(data, income.childId);
    const kind = code(`kind.${income.kind}`);
    if (child) return code('kindFor', { kind, name: child });
    return income.kind === 'childBenefit' ? kind : `${kind} ${shortNameOf(data, income.personId) ?? ''}`;
  };
  const certainty = ({ income }: IncomeEntry) => {
    const security = incomeSecurity(income, data, today);
    return security.kind === 'until' ? t('until', { date: date(security.date) }) : t(security.kind);
  };
  const rows = entries.map((entry, index) => {
    const amount = amounts.get(entry.id);
    return {
      key: entry.id,
      name: nameOf(entry),
      detail: certainty(entry),
      value: amount === undefined ? '–' : euros(amount),
      certainty: amount === undefined ? ('missing' as const) : certaintyOfEntry(entry.income),
      role: hasRing ? roles[index] : undefined,
    };
  });
  const total = {
    key: 'total',
    name: unknown > 0 ? t('known') : word('householdNet'),
    value: euros(monthly),
    certainty: unknown > 0 ? undefined : certaintyOf(householdNetFigure, data, { date: today }), // a part is no figure
    total: true,
  };
  const list = <CustomerRows rows={monthly > 0 ? [...rows, total] : rows} />;
  return (
    <CustomerCard wide title={t('list')}>
      {hasRing ? (
        <ChartInWords
          chart={
            <Ring
              label={t('ring', { parts: rows.map(({ name, value }) => `${name} ${value}`).join(', ') })}
              parts={entries.map(({ id }, index) => ({
                key: id,
                role: roles[index] ?? 'chart-1',
                share: shares[index] ?? 0,
              }))}
              value={euros(monthly)}
              caption={t('net')}
            />
          }
        >
          {list}
        </ChartInWords>
      ) : (
        list
      )}
      {unknown === 0 && variable > 0 && (
        <p>{t('variable', { amount: euros(variable), fixed: euros(monthly - variable) })}</p>
      )}
      {laterEntries(data).map((entry) => (
        <p key={entry.id}>
          {t(entry.income.net === undefined ? 'laterOpen' : 'later', {
            income: nameOf(entry),
            date: date(entry.income.from ?? today),
            amount: euros(entry.income.net ?? 0),
          })}
        </p>
      ))}
      {extraPerYear > 0 && <p>{t('extra', { amount: euros(extraPerYear) })}</p>}
    </CustomerCard>
  );
}
