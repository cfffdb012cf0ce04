import { mostAttachments, type Report, type ReportAttachment } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { ReportKey } from '@vp-digital/core/services';
import {
  ActionDialog,
  AddIcon,
  Alert,
  Button,
  Card,
  Empty,
  RemoveIcon,
  Stack,
  useReadOnly,
} from '@vp-digital/core/ui';
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { AttachmentList } from './AttachmentList';
import { useDetachFileMutation } from './attachmentsApi';
import { RenameDialog } from './RenameDialog';
import { takenTypes, useAttach } from './useAttach';

interface AttachmentsCardProps {
  report: Report;
  place: ReportKey;
}

/** Files that go along with the report, chosen or let fall here, each with the way to look at it and to take it out again. */
export function AttachmentsCard({ report, place }: AttachmentsCardProps) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'composer.attachments' });
  const input = useRef<HTMLInputElement>(null);
  const isReadOnly = useReadOnly() !== undefined;
  const { attach, busy, refused } = useAttach(place);
  const [isOver, setIsOver] = useState(false);
  const [asked, setAsked] = useState<ReportAttachment>();
  const [renamed, setRenamed] = useState<ReportAttachment>();
  const [detach, { isError }] = useDetachFileMutation();
  const count = report.attachments?.length ?? 0;
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    currentTarget.value = ''; // the same file may be chosen again
    void attach(files);
  };
  const over = (event: DragEvent, isIn: boolean) => {
    if (isReadOnly) return;
    event.preventDefault(); // a browser would show the file in place of the page
    setIsOver(isIn);
  };
  const leave = (event: DragEvent) => {
    const into = event.relatedTarget;
    if (!(into instanceof Node && event.currentTarget.contains(into))) over(event, false);
  };
  const drop = (event: DragEvent) => {
    over(event, false);
    if (!busy && !isReadOnly) void attach([...event.dataTransfer.files]);
  };
  const remove = ({ attachmentId }: ReportAttachment) => {
    setAsked(undefined);
    void detach({ ...place, attachmentId });
  };
  return (
    <Card title={t('title')} caption={t('caption')}>
      <Stack gap="medium">
        <AttachmentList
          report={report}
          place={place}
          more={(attachment) => (
            <>
              <Button
                writes
                kind="quiet"
                size="compact"
                aria-label={t('rename.of', { name: attachment.name })}
                onClick={() => setRenamed(attachment)}
              >
                {t('rename.button')}
              </Button>
              <Button
                writes
                kind="quiet"
                size="compact"
                icon={RemoveIcon}
                aria-label={t('removeOf', { name: attachment.name })}
                onClick={() => setAsked(attachment)}
              >
                {t('remove')}
              </Button>
            </>
          )}
        />
        {isError && <Alert tone="negative" title={t('notRemoved')} announce />}
        <input
          ref={input}
          type="file"
          multiple
          accept={takenTypes.join()}
          hidden
          aria-label={t('add')}
          onChange={choose}
        />
        {count < mostAttachments && (
          <div onDragOver={(event) => over(event, true)} onDragLeave={leave} onDrop={drop}>
            <Empty
              action={
                <Button writes icon={AddIcon} loading={busy} onClick={() => input.current?.click()}>
                  {t('add')}
                </Button>
              }
            >
              {isOver ? t('letGo') : t('hint')}
            </Empty>
          </div>
        )}
        {refused.map(({ name, why }) => (
          <Alert key={name} tone="negative" announce title={t('refused', { name })}>
            {t(`why.${why}`)}
          </Alert>
        ))}
        {renamed && <RenameDialog place={place} attachment={renamed} onClose={() => setRenamed(undefined)} />}
        {asked && (
          <ActionDialog
            title={t('question')}
            kind="danger"
            action={t('confirm')}
            onClose={() => setAsked(undefined)}
            onAction={() => remove(asked)}
          >
            <p>{t('loss', { name: asked.name })}</p>
          </ActionDialog>
        )}
      </Stack>
    </Card>
  );
}
