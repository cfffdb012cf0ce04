import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Alert, Button, Empty, Stack, SummaryIcon, useReadOnly } from '@vp-digital/core/ui';
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';

export interface FileChoiceProps {
  /** What may be chosen, as `accept` has it. */
  accept: string;
  label: string;
  /** What is read. */
  hint: string;
  /** Why the last one was not read, in words. */
  refused: { title: string; way: string } | undefined;
  busy: boolean;
  onChoose(file: File): void;
}

/** Which file is read, chosen or let fall on it; why one is not, beside it. */
export function FileChoice({ accept, label, hint, refused, busy, onChoose }: FileChoiceProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'fileImport' });
  const input = useRef<HTMLInputElement>(null);
  const isReadOnly = useReadOnly() !== undefined;
  const [isOver, setIsOver] = useState(false);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    currentTarget.value = ''; // the same file may be chosen again
    if (file) onChoose(file);
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
    const [file] = event.dataTransfer.files;
    if (file && !busy && !isReadOnly) onChoose(file);
  };
  return (
    <Stack gap="small">
      <input ref={input} type="file" accept={accept} hidden aria-label={label} onChange={choose} />
      <div onDragOver={(event) => over(event, true)} onDragLeave={leave} onDrop={drop}>
        <Empty
          action={
            <Button writes icon={SummaryIcon} loading={busy} onClick={() => input.current?.click()}>
              {label}
            </Button>
          }
        >
          {isOver ? t('letGo') : `${hint} ${t('drop')}`}
        </Empty>
      </div>
      {refused && (
        <Alert tone="negative" announce title={refused.title}>
          {refused.way}
        </Alert>
      )}
    </Stack>
  );
}
