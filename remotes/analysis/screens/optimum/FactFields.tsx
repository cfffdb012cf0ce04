import { lawFor } from '@vp-digital/core/finance';
import { factOf, type SubsidyFact } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntry } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { MoneyField, PercentField, Stack } from '@vp-digital/core/ui';
import type { OptimumData } from '../../shared/optimum/data';
import { useLeverWords } from '../../shared/optimum/useLeverWords';

export interface FactFieldsProps {
  kind: Exclude<SubsidyFact['kind'], 'estimate'>;
  personId: string;
  data: OptimumData;
}

/** The one fact that a lever of a person is computed from and that no other screen asks. */
export function FactFields({ kind, personId, data }: FactFieldsProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'optimumParts' });
  const { t: word } = useTranslation('household/subsidyFacts');
  const { personName } = useLeverWords(data);
  const { euros, percent } = useFormat();
  const { law } = lawFor(useHost().clock.today());
  const value = factOf(data, kind, personId);
  const [id] = Object.entries(data.subsidyFacts.items).find(([, fact]) => fact === value) ?? [];
  const editor = useEntry({
    section: 'subsidyFacts',
    id,
    value,
    blank: { position: Object.keys(data.subsidyFacts.items).length, kind, personId },
    of: personName(word(`kind.${kind}`), personId),
  });
  return (
    <Stack gap="small">
      <h3>{t('facts')}</h3>
      {kind === 'employerSavings' && (
        <MoneyField
          {...editor.required('offeredMonth', t('field.offeredMonth'))}
          unit={t('unitMonth')}
          min={0}
          max={100_000}
          hint={t('hint.employerSavings', {
            amount: euros(law.savingSubsidies.employerSavingsMonth),
          })}
        />
      )}
      {kind === 'deferral' && (
        <>
          <MoneyField
            {...editor.required('deferredMonth', t('field.deferredMonth'))}
            unit={t('unitMonth')}
            min={0}
            max={1_000_000}
            hint={t('hint.deferral')}
          />
          {value && (
            <PercentField
              {...editor.field('employerShare', t('field.employerShare'))}
              min={0}
              max={10_000}
              hint={t('hint.employerShare', {
                share: percent(law.occupationalPension.employerShare, { maximumDecimals: 0 }),
              })}
            />
          )}
        </>
      )}
      {kind === 'healthFund' && (
        <PercentField
          {...editor.required('supplement', t('field.supplement'))}
          min={0}
          max={600}
          hint={t('hint.healthFund')}
        />
      )}
      {kind === 'basicPension' && (
        <MoneyField
          {...editor.required('contributionYear', t('field.contributionYear'))}
          unit={t('unitYear')}
          min={0}
          max={10_000_000}
          hint={t('hint.basicPension')}
        />
      )}
    </Stack>
  );
}
