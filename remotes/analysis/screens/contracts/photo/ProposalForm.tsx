import { benefitKind, type Contract, type SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import type { ContractProposal } from '@vp-digital/core/contracts';
import { Alert, Button, Caption, ComboboxField, Row, Stack } from '@vp-digital/core/ui';
import { useState } from 'react';
import { type ContractKind, type ContractLine, contractKinds } from '../../../shared/contracts/data';
import { linesOf } from '../templates';
import { ReadFields } from '../../../shared/photo/ReadFields';
import { useDoubt } from '../../../shared/photo/useDoubt';
import { useLineOptions } from '../useLineOptions';
import { holderOf, type ProposedField, proposedContract, proposedFields } from './proposedContract';

export interface ProposalFormProps {
  proposal: ContractProposal;
  position: number;
  persons: SectionData['persons'];
  /** Whether the household has such a contract already, in words. */
  knownAs?(contract: Contract): string | undefined;
  onAdd(contract: Contract): void;
  /** Absent where closing does it. */
  onLeave?(): void;
}

/** What was read from the picture. Nothing is taken that nobody has confirmed, field by field. */
export function ProposalForm({ proposal, position, persons, knownAs, onAdd, onLeave }: ProposalFormProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'contracts' });
  const { t: photo } = useTranslation('analysis', { keyPrefix: 'photos' });
  const optionsOf = useLineOptions();
  const [line, setLine] = useState<ContractLine | undefined>(proposal.line?.value);
  const [confirmed, setConfirmed] = useState<readonly ProposedField[]>([]);
  const texts = useProposedTexts(proposal, line, persons);
  const fields = line ? proposedFields(proposal, line, persons) : [];
  const taken = fields.filter((name) => confirmed.includes(name));
  const known = line && knownAs?.(proposedContract(line, position, proposal, { confirmed: fields, persons }));
  const doubtOf = useDoubt(proposal);
  return (
    <Stack gap="medium">
      <Caption>{photo('confirm')}</Caption>
      <ComboboxField<ContractLine>
        label={t('field.line')}
        options={contractKinds.flatMap(optionsOf)}
        value={line}
        warning={doubtOf('line')}
        onChange={setLine}
      />
      <ReadFields
        names={fields}
        textOf={(name) => `${texts[name].label}: ${texts[name].value}`}
        doubtOf={doubtOf}
        confirmed={confirmed}
        onConfirm={setConfirmed}
      />
      {known !== undefined && <Alert tone="warning" announce title={known} />}
      <Row>
        <Button
          kind="primary"
          disabled={!line}
          onClick={() =>
            line && onAdd(proposedContract(line, position, proposal, { confirmed: taken, persons }))
          }
        >
          {photo('add', { count: taken.length })}
        </Button>
        {onLeave && (
          <Button kind="quiet" onClick={onLeave}>
            {photo('leave')}
          </Button>
        )}
      </Row>
    </Stack>
  );
}

/** Label and value of every field, in the country's formats. */
function useProposedTexts(
  proposal: ContractProposal,
  line: ContractLine | undefined,
  persons: SectionData['persons'],
) {
  const { t: code } = useTranslation('household/contracts');
  const { t } = useTranslation('analysis', { keyPrefix: 'contracts' });
  const { date, money, percent } = useFormat();
  const { company, number, premium, frequency, start, end, benefit } = proposal;
  const { balance, balanceAsOf, projectedPension, yearlyRise, beneficiaries } = proposal;
  const kind: ContractKind =
    contractKinds.find((known) => line && linesOf[known].includes(line)) ?? 'insurance';
  return {
    company: { label: t('field.company'), value: company?.value },
    number: { label: t('field.number'), value: number?.value },
    premium: { label: t(`premium.${kind}`), value: premium && money(premium.value) },
    frequency: { label: t('field.frequency'), value: frequency && code(`frequency.${frequency.value}`) },
    start: { label: t('notice.start'), value: start && date(start.value) },
    end: { label: t('field.end'), value: end && date(end.value) },
    benefit: {
      label: t(`field.benefit.${line ? benefitKind({ line }) : 'sum'}`),
      value: benefit && money(benefit.value),
    },
    holder: { label: t('field.persons'), value: holderOf(proposal, persons)?.fullName },
    balance: { label: t('field.balance'), value: balance && money(balance.value) },
    balanceAsOf: { label: t('field.balanceAsOf'), value: balanceAsOf && date(balanceAsOf.value) },
    projectedPension: {
      label: t('field.projectedPension'),
      value: projectedPension && money(projectedPension.value),
    },
    yearlyRise: { label: t('field.yearlyRise'), value: yearlyRise && percent(yearlyRise.value / 10_000) },
    beneficiaries: { label: t('field.beneficiaries'), value: beneficiaries?.value },
  };
}
