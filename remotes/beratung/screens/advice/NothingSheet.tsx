import { useNeedWords } from '@vp-digital/core/figures';
import { needDecisionId, type OpenNeed } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntry } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import { Button, DateField, SegmentedChoice, SideSheet, Stack, TextField } from '@vp-digital/core/ui';
import type { AdviceData } from './documents';

export interface NothingSheetProps {
  id: string;
  opened: boolean;
  onClose(): void;
  row: OpenNeed;
  data: AdviceData;
}

/** To conclude nothing is a result of full rank: later or not at all, why, and when to talk about it again. */
export function NothingSheet({ row, data, ...sheet }: NothingSheetProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'advice.decide' });
  const { t: code } = useTranslation('household/needDecisions');
  const { name } = useNeedWords(data);
  const today = useHost().clock.today();
  const { topic, personId, decided } = row;
  const value = decided?.decision;
  const editor = useEntry({
    section: 'needDecisions',
    id: decided?.id ?? needDecisionId(row),
    value,
    blank: { topic, ...(personId !== undefined && { personId }) },
    of: name(row),
  });
  const followUp = editor.field('followUpOn', t('followUp'));
  const isPast = value?.followUpOn !== undefined && value.followUpOn < today;
  const lacksReason = value?.decision === 'notWanted' && value.reason === undefined;
  return (
    <SideSheet {...sheet} title={t('title', { topic: name(row) })} focus="field">
      <Stack gap="medium">
        <p>{t('text')}</p>
        <SegmentedChoice
          {...editor.choice('decision', t('decision'))}
          wide
          options={(['later', 'notWanted'] as const).map((one) => ({
            value: one,
            label: code(`decision.${one}`),
          }))}
          value={value?.decision === 'discuss' ? undefined : value?.decision}
        />
        <TextField
          {...editor.field('reason', t('reason'))}
          warning={lacksReason ? t('reasonMissing') : undefined}
          lines={3}
          maxLength={280}
        />
        <DateField {...followUp} hint={t('followUpHint')} warning={isPast ? t('followUpPast') : undefined} />
        <Button kind="primary" leavesSheet onClick={sheet.onClose}>
          {t('done')}
        </Button>
      </Stack>
    </SideSheet>
  );
}
