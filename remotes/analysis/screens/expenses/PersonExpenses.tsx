import { useFigureTexts } from '@vp-digital/core/figures';
import { type Period, shortNameOf } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { ShareBar, type SumColumn, SumTable } from '@vp-digital/core/ui';
import { expensesByPerson, type PersonShare } from './byPerson';
import { roleOf } from '../../shared/budget/categories';
import type { ExpensesData } from '../../shared/budget/data';

type Line = PersonShare['purposes'][number] & Pick<PersonShare, 'personId'>;

/** Who bears what: the same spending, split by person. A subtotal is what one person bears on their own. */
export function PersonExpenses({ data, period }: { data: ExpensesData; period: Period }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'expenses' });
  const { t: flow } = useTranslation('analysis', { keyPrefix: 'flow' });
  const { t: code } = useTranslation('household/expenses');
  const { word } = useFigureTexts();
  const { money } = useFormat();
  const shares = expensesByPerson(data, period);
  const groups = shares.map(({ personId, purposes }) => {
    const name = personId && shortNameOf(data, personId);
    return {
      key: personId ?? 'shared',
      rows: purposes.map((line): Line => ({ ...line, personId })),
      subtotal: shares.length > 1 ? (name ?? t('byPerson.shared')) : undefined,
    };
  });
  const widest = Math.max(...shares.flatMap(({ purposes }) => purposes.map(({ amount }) => amount)));
  const columns: SumColumn<Line>[] = [
    {
      kind: 'text',
      key: 'purpose',
      header: t('byPerson.purpose'),
      cell: ({ purpose }) => (isPart(purpose) ? word(parts[purpose].figure) : code(`category.${purpose}`)),
    },
    {
      kind: 'text',
      key: 'bar',
      header: flow('share'),
      hideHeader: true,
      cell: ({ purpose, amount }) => (
        <ShareBar kind={isPart(purpose) ? parts[purpose].role : roleOf(purpose)} share={amount / widest} />
      ),
    },
    {
      kind: 'figure',
      key: 'amount',
      header: flow(`amount.${period}`),
      value: ({ amount }) => amount,
      format: money,
    },
  ];
  return (
    <SumTable
      caption={t('byPerson.label')}
      columns={columns}
      groups={groups}
      rowKey={({ personId, purpose }) => `${personId ?? ''}/${purpose}`}
      total={flow('total')}
    />
  );
}

const parts = {
  insurance: { role: 'needs', figure: 'premiums' },
  loanRates: { role: 'needs', figure: 'loanRates' },
  savings: { role: 'saving', figure: 'savingRates' },
} as const;
const isPart = (purpose: string): purpose is keyof typeof parts => Object.hasOwn(parts, purpose);
