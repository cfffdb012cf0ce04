import { useNeedWords } from '@vp-digital/core/figures';
import type { SettledNeed, NeedData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { SelectField } from '@vp-digital/core/ui';
import { useDecision } from './useDecision';

export interface DecisionFieldProps {
  row: Pick<SettledNeed, 'topic' | 'personId' | 'decided'>;
  data: NeedData;
  /** In a table, whose head says it. */
  hideLabel?: boolean;
}

const decisions = ['discuss', 'later', 'notWanted'] as const;

/** What the household wants to do about a topic. */
export function DecisionField({ row, data, hideLabel = false }: DecisionFieldProps) {
  const { t } = useTranslation('household/needTable');
  const { t: code } = useTranslation('household/needDecisions');
  const { name } = useNeedWords(data);
  const choice = useDecision(row, data).choice('decision', t('column.decision'));
  return (
    <SelectField
      {...choice}
      name={row.decided?.decision.decision === undefined ? 'entscheidung' : undefined}
      compact
      hideLabel={hideLabel}
      label={hideLabel ? t('decisionOf', { topic: name(row) }) : choice.label}
      emptyLabel={t('undecided')}
      placeholder={choice.placeholder ?? t('undecided')}
      options={decisions.map((value) => ({ value, label: code(`decision.${value}`) }))}
    />
  );
}
