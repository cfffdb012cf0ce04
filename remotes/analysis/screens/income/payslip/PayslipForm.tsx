import type { PayslipProposal } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Alert, Button, Caption, Row, SelectField, Stack } from '@vp-digital/core/ui';
import { useEffect, useRef, useState } from 'react';
import { ReadFields } from '../../../shared/photo/ReadFields';
import { useDoubt } from '../../../shared/photo/useDoubt';
import { type Adult, type IncomeData, incomeEntries } from '../../../shared/income/data';
import { employmentOf, isSameName, payslipFields, type PayslipField, savedInto } from './payslipFields';
import { useTakePayslip } from './useTakePayslip';

export interface PayslipFormProps {
  proposal: PayslipProposal;
  person: Adult;
  data: IncomeData;
  onDone(): void;
  onAgain(): void;
}

/** No income that there is: a new one. */
const anew = 'new';

/** What was read from the payslip, each value beside the one that it would replace. Nothing is taken that nobody has confirmed. */
export function PayslipForm({ proposal, person, data, onDone, onAgain }: PayslipFormProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'photos' });
  const { t: code } = useTranslation('household/incomes');
  const salaries = incomeEntries(data).filter(
    ({ income }) => income.personId === person.id && income.kind === 'salary',
  );
  const [target, setTarget] = useState(salaries[0]?.id ?? anew);
  const [confirmed, setConfirmed] = useState<readonly PayslipField[]>([]);
  const textOf = useFieldText(proposal, target, { person, data });
  const take = useTakePayslip(data, person);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []); // the button that was pressed went with the photo
  const doubtOf = useDoubt(proposal);
  const hasJob = employmentOf(data, person.id) !== undefined;
  const saved = savedInto(data, person.id);
  const fields = payslipFields.filter(
    (name) =>
      proposal[name] !== undefined &&
      (name !== 'healthFund' || hasJob) &&
      (name !== 'employerSavings' || saved !== undefined),
  );
  const whose = proposal.name?.value;
  return (
    <Stack gap="medium">
      <div ref={place} tabIndex={-1}>
        <Caption>{t('confirm')}</Caption>
      </div>
      {whose !== undefined &&
        (isSameName(whose, person.ownName) ? (
          <p>{t('payslip.whose', { name: whose })}</p>
        ) : (
          <Alert tone="warning" announce title={t('payslip.other', { name: whose, person: person.name })} />
        ))}
      {salaries.length > 0 && (
        <SelectField
          label={t('payslip.target')}
          options={[
            ...salaries.map(({ id, income }, index) => ({
              value: id,
              label: t('payslip.income', { kind: code(`kind.${income.kind}`), number: index + 1 }),
            })),
            { value: anew, label: t('payslip.new') },
          ]}
          value={target}
          onChange={(value) => value && setTarget(value)}
        />
      )}
      <ReadFields
        names={fields}
        textOf={textOf}
        doubtOf={doubtOf}
        confirmed={confirmed}
        onConfirm={setConfirmed}
      />
      <Savings proposal={proposal} isTaken={saved !== undefined} />
      <Caption>{t('payslip.extra')}</Caption>
      <Row>
        <Button
          writes
          kind="primary"
          disabled={confirmed.length === 0}
          onClick={() => {
            take(proposal, confirmed, target === anew ? undefined : target);
            onDone();
          }}
        >
          {t('payslip.confirm', { count: confirmed.length })}
        </Button>
        <Button kind="quiet" onClick={onAgain}>
          {t('payslip.again')}
        </Button>
      </Row>
    </Stack>
  );
}

/** What is saved as vermögenswirksame Leistungen, and where the employer's share belongs as long as no contract is known for it. */
function Savings({
  proposal: { savings, employerSavings },
  isTaken,
}: Pick<PayslipFormProps, 'proposal'> & { isTaken: boolean }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'photos.payslip' });
  const { money } = useFormat();
  return (
    <>
      {savings && <p>{t('savings', { amount: money(savings.value) })}</p>}
      {employerSavings && !isTaken && <p>{t('noContract', { amount: money(employerSavings.value) })}</p>}
    </>
  );
}

/** A value in words, and what stands there so far where that is another one. */
function useFieldText(
  proposal: PayslipProposal,
  target: string,
  { person, data }: Pick<PayslipFormProps, 'person' | 'data'>,
) {
  const { t } = useTranslation('analysis', { keyPrefix: 'photos' });
  const { t: of } = useTranslation('analysis', { keyPrefix: 'income.field' });
  const { t: code } = useTranslation('household/taxProfiles');
  const { t: personal } = useTranslation('analysis', { keyPrefix: 'photos.payslip' });
  const { language, money } = useFormat();
  const halves = (count: number) => (count / 2).toLocaleString(language, { minimumFractionDigits: 1 });
  const allowances = data.taxProfiles.items[person.id]?.childAllowanceHalves;
  const income = data.incomes.items[target];
  const share = savedInto(data, person.id)?.contract.employerShare;
  const taxClass = data.taxProfiles.items[person.id]?.taxClass;
  const texts = {
    gross: [proposal.gross && money(proposal.gross.value), income?.gross && money(income.gross)],
    net: [
      proposal.net && money(proposal.net.value),
      income?.netFrom === 'payslip' && income.net !== undefined && money(income.net),
    ],
    taxClass: [
      proposal.taxClass && code(`taxClass.${proposal.taxClass.value}`),
      taxClass && code(`taxClass.${taxClass}`),
    ],
    childAllowanceHalves: [
      proposal.childAllowanceHalves && halves(proposal.childAllowanceHalves.value),
      allowances !== undefined && halves(allowances),
    ],
    healthFund: [proposal.healthFund?.value, employmentOf(data, person.id)?.employment.healthFund],
    employerSavings: [
      proposal.employerSavings && money(proposal.employerSavings.value),
      share !== undefined && money(share),
    ],
  } as const;
  return (name: PayslipField): string => {
    const [value = '', before] = texts[name];
    const label =
      name === 'childAllowanceHalves' || name === 'healthFund' || name === 'employerSavings'
        ? personal(name)
        : of(name);
    return before && before !== value
      ? t('payslip.before', { label, value, before })
      : t('payslip.value', { label, value });
  };
}
