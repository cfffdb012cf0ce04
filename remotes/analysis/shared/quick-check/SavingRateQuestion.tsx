import { euros } from '@vp-digital/core/finance';
import { inOrder, type SavingContract, savingLines } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntry } from '@vp-digital/core/micro-app';
import { MoneyField, SelectField } from '@vp-digital/core/ui';
import { AbsenceField } from '../fields/AbsenceField';
import { newContract } from '../contracts/newContract';
import { InContracts } from './InContracts';
import type { QuestionProps } from './question';
import { useFirstAmount } from './useFirstAmount';

/** What is saved a month, as the savings contract that it goes into. */
export function SavingRateQuestion({ data, of }: QuestionProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'start.quick.savingRate' });
  const { t: code } = useTranslation('household/contracts');
  const [first, second] = inOrder(data.contracts.items).flatMap(([key, contract]) =>
    contract.kind === 'saving' ? [[key, contract] as const] : [],
  );
  const [id, contract] = first ?? [];
  const blank = newContract('callMoneyPlan', Object.keys(data.contracts.items).length) as SavingContract; // the line is a saving one
  const entry = useEntry({ section: 'contracts', id, value: contract, blank, of });
  const rate = useFirstAmount({
    entry: contract,
    optional: entry.field('premium', t('field')),
    required: entry.required('premium', t('field')),
    remove: entry.remove,
  });
  if (second || (contract && contract.frequency !== 'monthly')) return <InContracts label={t('field')} />;
  return (
    <>
      <MoneyField {...rate} unit={t('monthly')} name="sparrate" min={1_00} max={euros(100_000)} />
      {contract ? (
        <SelectField
          {...entry.choice('line', t('line'))}
          options={savingLines.map((value) => ({ value, label: code(`line.${value}`) }))}
          onChange={(line) => {
            if (line === undefined) return;
            entry.set('line', line, t('line'));
            entry.leave();
          }}
        />
      ) : (
        <AbsenceField kind="savings" data={data} />
      )}
    </>
  );
}
