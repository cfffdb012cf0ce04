import type { LeverOf, SubsidyFact } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntries, useEntry } from '@vp-digital/core/micro-app';
import { Button, Columns, MoneyField, Stack } from '@vp-digital/core/ui';
import type { OptimumData } from '../../shared/optimum/data';
import { factKindOf } from './factKindOf';
import { useLeverWords } from '../../shared/optimum/useLeverWords';

export interface KnownEstimate {
  id: string;
  value: Extract<SubsidyFact, { kind: 'estimate' }>;
}

export interface EstimateFieldsProps {
  lever: LeverOf;
  data: OptimumData;
  /** Left out: nothing was entered yet. */
  known?: KnownEstimate | undefined;
}

const largest = 10_000_000;

/** Amounts of a year that the advisor found out; they win over what is computed. */
export function EstimateFields({ lever: { lever, personId }, data, known }: EstimateFieldsProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'optimumParts' });
  const { leverName } = useLeverWords(data);
  const list = useEntries('subsidyFacts');
  const name = leverName({ lever, ...(personId !== undefined && { personId }) });
  const editor = useEntry({
    section: 'subsidyFacts',
    id: known?.id,
    value: known?.value,
    blank: {
      position: Object.keys(data.subsidyFacts.items).length,
      kind: 'estimate',
      lever,
      usedYear: 0,
      possibleYear: 0,
      ...(personId !== undefined && { personId }),
    },
    of: name,
  });
  return (
    <section aria-label={name}>
      <Stack gap="small">
        <h3>{t('ownAmounts', { lever: name })}</h3>
        <Columns kind="fields">
          <MoneyField {...editor.required('usedYear', t('field.usedYear'))} min={0} max={largest} />
          <MoneyField {...editor.required('possibleYear', t('field.possibleYear'))} min={0} max={largest} />
        </Columns>
        {known && (
          <div>
            <Button writes size="compact" onClick={() => list.remove(known.id, name)}>
              {t(factKindOf(lever) === 'estimate' ? 'remove' : 'compute')}
            </Button>
          </div>
        )}
      </Stack>
    </section>
  );
}
