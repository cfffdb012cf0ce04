import { OfFigure, useFigureTexts } from '@vp-digital/core/figures';
import {
  type AssumptionsData,
  type Contract,
  debtAtFixedInterestEndFigure,
  freeAmountFigure,
  knownFree,
  type LoanContract,
} from '@vp-digital/core/household';
import { addMonths, type FollowUpScenario } from '@vp-digital/core/finance';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { type EntryEditor, later, usePageDocuments } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { NumberField, Stack, type SumColumn, SumTable } from '@vp-digital/core/ui';
import classes from './ContractTable.module.css';
import { longestFollowUp } from './facts';
import { debtForFollowUp, followUpAt, followUpOf, type FollowUpTerm, followUpTerm } from './followUp';

const FollowUpWhatIf = later(
  async () => (await import('../../shared/what-if/FollowUpWhatIf')).FollowUpWhatIf,
  { isOptional: true },
);

export interface FollowUpTableProps {
  id: string;
  data: AssumptionsData;
  contract: LoanContract;
  editor: EntryEditor<Contract>;
}

/** What is left when the fixed interest of a loan ends, in how many years it is to be paid, and what that costs. */
export function FollowUpTable({ id, data, contract, editor }: FollowUpTableProps) {
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
      {term && <Scenarios id={id} data={data} contract={contract} term={term} />}
    </Stack>
  );
}

interface ScenariosProps {
  id: string;
  data: AssumptionsData;
  contract: LoanContract;
  term: FollowUpTerm;
}

/** The debt paid off within the term, at three rates and at one to be tried, and what each leaves of the free amount. */
function Scenarios({ id, data, contract, term }: ScenariosProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'contracts.followUp' });
  const { word } = useFigureTexts();
  const { money, percent } = useFormat();
  const free = useFree();
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
    {
      kind: 'figure',
      key: 'free',
      header: word('freeAmount'),
      value: ({ paymentChange }) => (free === undefined ? undefined : free - paymentChange),
      format: money,
    },
  ];
  return (
    <OfFigure figure={debtAtFixedInterestEndFigure}>
      <SumTable
        caption={t('title')}
        columns={columns}
        rows={followUpOf(contract, term, data)?.scenarios ?? []}
        rowKey={({ annualRate }) => String(annualRate)}
      />
      <p>{t('remark')}</p>
      {contract.interest !== undefined && (
        <FollowUpWhatIf
          id={id}
          interest={contract.interest}
          scenarioAt={(rate) => followUpAt(contract, term, rate)}
          free={free}
        />
      )}
    </OfFigure>
  );
}

/** F4 of a month, undefined while it is not known. */
function useFree(): number | undefined {
  const documents = usePageDocuments(freeAmountFigure.documents, { tolerant: true });
  const free = documents.status === 'ready' ? knownFree(documents.data) : undefined;
  return free?.kind === 'computed' ? free.value : undefined;
}
