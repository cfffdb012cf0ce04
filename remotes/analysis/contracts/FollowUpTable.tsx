import { OfFigure } from '@vp-digital/core/figures';
import { type Contract, debtAtFixedInterestEndFigure, type LoanContract } from '@vp-digital/core/household';
import { addMonths, type FollowUpScenario } from '@vp-digital/core/finance';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { EntryEditor } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { NumberField, Stack, type SumColumn, SumTable } from '@vp-digital/core/ui';
import classes from './ContractTable.module.css';
import { longestFollowUp } from './facts';
import { debtForFollowUp, followUpOf, type FollowUpTerm, followUpTerm } from './followUp';

export interface FollowUpTableProps {
  contract: LoanContract;
  editor: EntryEditor<Contract>;
}

/** What is left when the fixed interest of a loan ends, in how many years it is to be paid, and what that costs. */
export function FollowUpTable({ contract, editor }: FollowUpTableProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'contracts.followUp' });
  const { date, euros } = useFormat();
  const { interestFixedUntil } = contract;
  const debt = debtForFollowUp(contract);
  if (debt === undefined || interestFixedUntil === undefined) return undefined;
  const term = followUpTerm(contract);
  return (
    <Stack gap="small">
      <span className={classes['label']}>{t('title')}</span>
      <p>
        <OfFigure figure={debtAtFixedInterestEndFigure}>
          {t('debt', { date: date(interestFixedUntil), amount: euros(debt) })}
        </OfFigure>
      </p>
      <NumberField
        {...editor.field('followUpYears', t('years'))}
        hint={
          term
            ? t(`term.${term.by}`, { date: date(addMonths(interestFixedUntil, term.months)) })
            : t('term.unknown', { count: longestFollowUp })
        }
        unit={t('yearsUnit')}
        min={1}
        max={longestFollowUp}
      />
      {term && <Scenarios contract={contract} term={term} />}
    </Stack>
  );
}

/** The debt paid off within the term, at three rates. */
function Scenarios({ contract, term }: { contract: LoanContract; term: FollowUpTerm }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'contracts.followUp' });
  const { money, percent } = useFormat();
  const columns: SumColumn<FollowUpScenario>[] = [
    {
      kind: 'text',
      key: 'rate',
      header: t('rate'),
      cell: ({ annualRate }) => percent(annualRate, { minimumDecimals: 1 }),
    },
    { kind: 'figure', key: 'payment', header: t('payment'), value: ({ payment }) => payment, format: money },
    {
      kind: 'figure',
      key: 'change',
      header: t('change'),
      value: ({ paymentChange }) => paymentChange,
      format: (change) => `${change > 0 ? '+' : ''}${money(change)}`,
    },
  ];
  return (
    <OfFigure figure={debtAtFixedInterestEndFigure}>
      <SumTable
        caption={t('title')}
        columns={columns}
        rows={followUpOf(contract, term)?.scenarios ?? []}
        rowKey={({ annualRate }) => String(annualRate)}
      />
      <p>{t('remark')}</p>
    </OfFigure>
  );
}
