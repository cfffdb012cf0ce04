import { addMonths, type IsoDate } from '@vp-digital/core/finance';
import { lastDayToCancel } from '@vp-digital/core/household';
import { type ContractEntry, inOrder } from '../../shared/contracts/data';

/** So many months before the last day, a reminder is shown. */
const remindMonths = 3;

export interface NoticeReminder extends ContractEntry {
  lastDay: IsoDate;
}

/** The contracts whose last day to cancel was asked to be reminded of and is near; the first day first. */
export const noticeReminders = (data: Parameters<typeof inOrder>[0], today: IsoDate): NoticeReminder[] =>
  inOrder(data)
    .flatMap((entry) => {
      const lastDay = entry.contract.noticeReminder ? lastDayToCancel(entry.contract, today) : undefined;
      return lastDay !== undefined && lastDay <= addMonths(today, remindMonths)
        ? [{ ...entry, lastDay }]
        : [];
    })
    .sort((one, other) => one.lastDay.localeCompare(other.lastDay));
