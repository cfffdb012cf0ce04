import { type Contract, lastDayToCancel } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { DateField, NumberField, Switch } from '@vp-digital/core/ui';
import type { ContractEditor } from './useContractEditor';

/** When a contract began, how long before its end notice must be given, and whether to be reminded of it. */
export function NoticeFields({ contract, editor }: { contract: Contract; editor: ContractEditor }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'contracts.notice' });
  const { date } = useFormat();
  const today = useHost().clock.today();
  const lastDay = lastDayToCancel(contract, today);
  return (
    <>
      <DateField
        label={t('start')}
        value={contract.start}
        onChange={(start) => editor.set('start', start)}
        onInvalid={() => editor.invalid('start')}
        onBlur={editor.leave}
      />
      <NumberField
        label={t('months')}
        hint={lastDay === undefined ? t('hint') : t('lastDay', { date: date(lastDay) })}
        unit={t('unit')}
        min={0}
        max={60}
        value={contract.noticeMonths}
        onChange={(months) => editor.set('noticeMonths', months)}
        onInvalid={() => editor.invalid('noticeMonths')}
        onBlur={editor.leave}
      />
      <Switch
        label={t('remind')}
        disabled={lastDay === undefined}
        value={contract.noticeReminder}
        onChange={(remind) => {
          editor.set('noticeReminder', remind);
          editor.leave();
        }}
      />
    </>
  );
}
