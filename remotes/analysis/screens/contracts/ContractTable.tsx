import { OfField, OfFigure } from '@vp-digital/core/figures';
import {
  type Contract,
  costIn,
  hasEnded,
  loanRatesFigure,
  personsOfContract,
  premiumsFigure,
  savingRatesFigure,
  type SectionData,
  shortNameOf,
  isPremiumMissing,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Chip, RowButton, type SumColumn, SumTable } from '@vp-digital/core/ui';
import { useMemo } from 'react';
import classes from './ContractTable.module.css';
import { type ContractEntry, type ContractKind } from '../../shared/contracts/data';
import { useBenefitText } from './useBenefitText';

export interface ContractTableProps {
  kind: ContractKind;
  entries: readonly ContractEntry[];
  persons: SectionData['persons'];
  /** There are others that are not known here: they add up to nothing. */
  isPartly: boolean;
  /** The one that stands in the sheet, and the sheet's id. */
  openId: string | undefined;
  sheetId: string;
  onOpen(id: string): void;
}

const stateTones = {
  unchecked: 'info',
  ok: 'neutral',
  review: 'warning',
  cancel: 'warning',
  paidUp: 'info',
  ended: 'warning',
} as const;

/** What the costs of a kind add up to, and the field of what a contract of it gives, has or leaves to pay. */
const amounts = {
  insurance: { costs: premiumsFigure, benefit: 'contracts.benefit' },
  saving: { costs: savingRatesFigure, benefit: 'contracts.balance' },
  loan: { costs: loanRatesFigure, benefit: 'contracts.remainingDebt' },
} as const;

/** All contracts of a kind with what they cost a month (F3), and the sum. */
export function ContractTable({ entries, isPartly, ...shown }: ContractTableProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'contracts' });
  const { kind } = shown;
  const columns = useColumns(shown);
  return (
    <OfFigure figure={amounts[kind].costs} stays>
      <SumTable
        caption={t(`kind.${kind}`)}
        columns={columns}
        rows={entries}
        rowKey={({ id }) => id}
        total={isPartly ? undefined : t('total')}
      />
    </OfFigure>
  );
}

type ColumnsOf = Pick<ContractTableProps, 'kind' | 'persons' | 'openId' | 'sheetId' | 'onOpen'>;

/** Made once, so that a key in a contract's sheet draws its row and no other. */
function useColumns({
  kind,
  persons,
  openId,
  sheetId,
  onOpen,
}: ColumnsOf): readonly SumColumn<ContractEntry>[] {
  const { t } = useTranslation('analysis', { keyPrefix: 'contracts' });
  const { t: code } = useTranslation('household/contracts');
  const { date, money } = useFormat();
  const benefitText = useBenefitText();
  const today = useHost().clock.today();
  return useMemo(() => {
    const namesOf = (contract: Contract) =>
      personsOfContract(contract, { persons })
        .map((personId) => shortNameOf({ persons }, personId) ?? '')
        .join(', ');
    return [
      {
        kind: 'text',
        key: 'line',
        header: t('field.line'),
        cell: ({ id, contract }) => (
          <>
            <RowButton
              aria-expanded={openId === id}
              aria-controls={openId === id ? sheetId : undefined}
              onClick={() => onOpen(id)}
            >
              {code(`line.${contract.line}`)}
            </RowButton>
            {contract.line === 'companyPension' && <div className={classes['detail']}>{t('fromGross')}</div>}
            {(contract.state !== 'ok' || hasEnded(contract, today)) && (
              <div className={classes['state']}>
                <State of={contract} />
              </div>
            )}
          </>
        ),
      },
      {
        kind: 'text',
        key: 'company',
        header: t('field.company'),
        secondary: true,
        cell: ({ contract }) => contract.company,
      },
      {
        kind: 'text',
        key: 'persons',
        header: t('field.persons'),
        secondary: true,
        cell: ({ contract }) => namesOf(contract),
      },
      {
        kind: 'figure',
        key: 'premium',
        header: t(`premiumMonthly.${kind}`),
        value: ({ contract }) =>
          isPremiumMissing(contract) || hasEnded(contract, today) ? undefined : costIn('month', contract),
        format: money,
      },
      {
        kind: 'text',
        key: 'benefit',
        header: t(`benefitOf.${kind}`),
        secondary: true,
        cell: ({ contract }) => <OfField field={amounts[kind].benefit}>{benefitText(contract)}</OfField>,
      },
      {
        kind: 'text',
        key: 'end',
        header: t(`endOf.${kind}`),
        secondary: true,
        cell: ({ contract }) => {
          const end = (contract.kind === 'loan' ? contract.interestFixedUntil : undefined) ?? contract.end;
          return end && date(end);
        },
      },
      {
        kind: 'text',
        key: 'state',
        header: t('field.state'),
        secondary: 'roomy',
        cell: ({ contract }) => <State of={contract} />,
      },
    ];
  }, [kind, persons, openId, sheetId, onOpen, t, code, date, money, benefitText, today]);
}

/** That it is over says more than how it stood before. */
function State({ of: contract }: { of: Contract }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'contracts' });
  const { t: code } = useTranslation('household/contracts');
  const ended = hasEnded(contract, useHost().clock.today());
  const state = ended ? 'ended' : contract.state;
  return <Chip tone={stateTones[state]}>{state === 'ended' ? t('ended') : code(`state.${state}`)}</Chip>;
}
