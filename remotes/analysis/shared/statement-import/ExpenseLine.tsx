import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Button, Checkbox, Row, Stack, VisuallyHidden } from '@vp-digital/core/ui';
import { useState } from 'react';
import type { Overlap, DecidedExpense } from './choices';
import { GroupList, type GroupListProps } from './GroupList';
import { useLineName } from './useLineName';

export interface ExpenseLineProps extends Pick<GroupListProps, 'months' | 'moves' | 'onMove'> {
  line: DecidedExpense;
  onTake(isTaken: boolean): void;
}

/** One expense that may be taken over, and the payments that it consists of. */
export function ExpenseLine({ line, onTake, ...list }: ExpenseLineProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'statementImport.expenses' });
  const { t: code } = useTranslation('household/expenses');
  const { money } = useFormat();
  const { nameOf } = useLineName();
  const [opened, setOpened] = useState(false);
  const name = nameOf(line);
  const hints = [
    useOverlapText(line.overlap),
    line.rule === 'medical' && t('health'),
    !line.isKnown && t('unknown'),
  ].filter((hint) => typeof hint === 'string');
  return (
    <Stack gap="small">
      <Row spread gap="small">
        <Checkbox
          label={name}
          hint={hints.length > 0 ? hints.join(' ') : undefined}
          value={line.isTaken}
          onChange={onTake}
        />
        <Row gap="small">
          <b>{`${money(line.amount)} ${code(`frequency.${line.frequency}`)}`}</b>
          <Button kind="quiet" size="compact" aria-expanded={opened} onClick={() => setOpened(!opened)}>
            {t('payments')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        </Row>
      </Row>
      {opened && <GroupList groups={line.groups} {...list} />}
    </Stack>
  );
}

function useOverlapText(overlap: Overlap): string | undefined {
  const { t } = useTranslation('analysis', { keyPrefix: 'statementImport.expenses' });
  const { money } = useFormat();
  if (overlap.kind === 'nothing' || overlap.kind === 'replaced') return undefined;
  return overlap.kind === 'same' ? t('same') : t('others', { amount: money(overlap.monthly) });
}
