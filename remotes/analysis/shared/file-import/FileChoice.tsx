import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Alert, Button, Caption, Empty, Row, Stack, SummaryIcon, useReadOnly } from '@vp-digital/core/ui';
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
  /** Whether several may be chosen at once. */
  multiple?: boolean;
  /** What else is to be known of the one that was refused. */
  notes?: readonly string[];
  onChoose(files: readonly File[]): void;
  /** Ends the reading of a file that takes too long; while one is read. */
  onStop?: (() => void) | undefined;
}

/** Which file is read, or several at once, chosen or let fall on it; why one is not, beside it. */
export function FileChoice({
  accept,
  label,
  hint,
  refused,
  busy,
  multiple = false,
  notes = [],
  onChoose,
  onStop,
}: FileChoiceProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'fileImport' });
  const input = useRef<HTMLInputElement>(null);
  const isReadOnly = useReadOnly() !== undefined;
  const [isOver, setIsOver] = useState(false);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    currentTarget.value = ''; // the same file may be chosen again
    if (files.length > 0) onChoose(files);
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
    const files = [...event.dataTransfer.files].slice(0, multiple ? undefined : 1);
    if (files.length > 0 && !busy && !isReadOnly) onChoose(files);
  };
  return (
    <Stack gap="small">
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={multiple}
        hidden
        aria-label={label}
        onChange={choose}
      />
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
      {onStop && (
        <Row>
          <Caption>{t('reading')}</Caption>
          <Button kind="quiet" size="compact" onClick={onStop}>
            {t('stop')}
          </Button>
        </Row>
      )}
      {refused && (
        <Alert tone="negative" announce title={refused.title}>
          {[refused.way, ...notes].join(' ')}
        </Alert>
      )}
    </Stack>
  );
}
