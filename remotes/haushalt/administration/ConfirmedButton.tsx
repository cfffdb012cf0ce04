import { Alert, Button, DeedDialog } from '@vp-digital/core/ui';
import { type ReactNode, useState } from 'react';

export interface ConfirmedButtonProps {
  label: string;
  question: string;
  /** Names the deed. */
  confirm: string;
  /** `danger` for what cannot be taken back. Default `primary`. */
  kind?: 'primary' | 'danger';
  busy: boolean;
  /** What is said when the last attempt has failed. */
  failed?: string | false;
  /** What is asked for in the dialog is not complete yet. */
  incomplete?: boolean;
  onConfirm(): void;
  /** Forgets what was entered. */
  onClose?: () => void;
  /** What the deed brings about, and what has to be entered for it. */
  children: ReactNode;
}

/** A deed that is done after a question. */
export function ConfirmedButton(props: ConfirmedButtonProps) {
  const { label, question, confirm, kind, busy, failed, incomplete, children } = props;
  const [asking, setAsking] = useState(false);
  const close = () => {
    setAsking(false);
    props.onClose?.();
  };
  return (
    <>
      {failed && <Alert tone="negative" title={failed} announce />}
      <div>
        <Button loading={busy} onClick={() => setAsking(true)}>
          {label}
        </Button>
      </div>
      <DeedDialog
        title={question}
        opened={asking}
        deed={confirm}
        kind={kind}
        incomplete={incomplete}
        onClose={close}
        onDeed={() => {
          props.onConfirm();
          close();
        }}
      >
        {children}
      </DeedDialog>
    </>
  );
}
