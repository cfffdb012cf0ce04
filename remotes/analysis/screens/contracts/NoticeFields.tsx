import { type Contract, lastDayToCancel } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { EntryEditor } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { DateField, NumberField, Switch } from '@vp-digital/core/ui';

export interface NoticeFieldsProps {
  contract: Contract;
  editor: EntryEditor<Contract>;
}

/** When a contract began, how long before its end notice must be given, and whether to be reminded of it. */
export function NoticeFields({ contract, editor }: NoticeFieldsProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'contracts.notice' });
  const { date } = useFormat();
  const today = useHost().clock.today();
  const lastDay = lastDayToCancel(contract, today);
  return (
    <>
      <DateField {...editor.field('start', t('start'))} />
      <NumberField
        {...editor.field('noticeMonths', t('months'))}
        hint={lastDay === undefined ? t('hint') : t('lastDay', { date: date(lastDay) })}
        unit={t('unit')}
        min={0}
        max={60}
      />
      <Switch {...editor.choice('noticeReminder', t('remind'))} disabled={lastDay === undefined} />
    </>
  );
}
