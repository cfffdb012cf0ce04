import type { NeedComparison, NeedData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { later, useAhead } from '@vp-digital/core/micro-app';
import { SheetButton } from '@vp-digital/core/ui';
import type { OpenedTopic } from './useOpenedTopic';

const OrderSheet = later(async () => (await import('./OrderSheet')).OrderSheet);
const TopicSheet = later(async () => (await import('./TopicSheet')).TopicSheet);
const ahead = [OrderSheet, TopicSheet];

export interface NeedSheetsProps {
  opened: OpenedTopic;
  comparison: NeedComparison;
  data: NeedData;
}

/** The sheet that is open: a topic's, or that of the order. */
export function NeedSheets({ opened, comparison, data }: NeedSheetsProps) {
  useAhead(ahead);
  const { sheetId, topic, close } = opened;
  if (opened.isOrder) return <OrderSheet id={sheetId} rows={comparison.open} data={data} onClose={close} />;
  return topic && <TopicSheet key={topic.key} id={sheetId} row={topic} data={data} onClose={close} />;
}

/** Opens the order, where there is more than one topic to put in it. */
export function OrderButton({ opened, comparison }: Omit<NeedSheetsProps, 'data'>) {
  const { t } = useTranslation('household/needTable');
  if (comparison.open.length < 2) return undefined;
  return (
    <SheetButton
      writes
      kind="primary"
      opened={opened.isOrder}
      controls={opened.sheetId}
      onToggle={opened.toggleOrder}
    >
      {t('orderOpen')}
    </SheetButton>
  );
}
