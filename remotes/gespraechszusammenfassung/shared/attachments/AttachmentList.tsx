import { readableSize, type Report, type ReportAttachment } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { saveFile } from '@vp-digital/core/parts';
import { useFormat } from '@vp-digital/core/platform';
import type { ReportKey } from '@vp-digital/core/services';
import { Alert, Button, Caption, Row, Stack, type SumColumn, SumTable } from '@vp-digital/core/ui';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { bytesOf } from './base64';
import { useReadAttachmentMutation } from './attachmentsApi';

export interface AttachmentListProps {
  report: Report;
  place: ReportKey;
  /** What else can be done with one. */
  more?: (attachment: ReportAttachment) => ReactNode;
}

/** What goes along with a report, each to be looked at; nothing where nothing does. */
export function AttachmentList({ report: { attachments = [] }, place, more }: AttachmentListProps) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'attachments' });
  const { number } = useFormat();
  const [read] = useReadAttachmentMutation();
  const [busy, setBusy] = useState<string>();
  const [failed, setFailed] = useState(false);
  if (attachments.length === 0) return undefined;
  const save = async ({ attachmentId, name, type }: ReportAttachment) => {
    setBusy(attachmentId);
    setFailed(false);
    const { data } = await read({ ...place, attachmentId });
    if (data) saveFile(bytesOf(data.file), { name, type });
    setFailed(!data);
    setBusy(undefined);
  };
  const sizeOf = ({ size }: ReportAttachment) => {
    const { amount, unit, decimals } = readableSize(size);
    return `${number(amount, { minimumDecimals: decimals })}\u00a0${unit}`;
  };
  const columns: SumColumn<ReportAttachment>[] = [
    {
      kind: 'text',
      key: 'file',
      header: t('title'),
      cell: (attachment) => (
        <Stack gap="small">
          {attachment.name}
          <Caption>{sizeOf(attachment)}</Caption>
          <Row>
            <Button
              size="compact"
              loading={busy === attachment.attachmentId}
              aria-label={t('readOf', { name: attachment.name })}
              onClick={() => void save(attachment)}
            >
              {t('read')}
            </Button>
            {more?.(attachment)}
          </Row>
        </Stack>
      ),
    },
  ];
  return (
    <>
      {failed && <Alert tone="negative" title={t('notRead')} announce />}
      <SumTable
        caption={t('title')}
        columns={columns}
        rows={attachments}
        rowKey={({ attachmentId }) => attachmentId}
      />
    </>
  );
}
