import { Alert, Button, ActionDialog } from '@vp-digital/core/ui';
import { type ReactNode, useState } from 'react';

export interface ConfirmedButtonProps {
  label: string;
  question: string;
  /** Names the action. */
  confirm: string;
  /** `danger` for what cannot be taken back. Default `primary`. */
  kind?: 'primary' | 'danger';
  /** What is said in the dialog when the action has failed; without it the dialog closes, and the caller says so. */
  failed?: string;
  /** What is asked for in the dialog is not complete yet. */
  incomplete?: boolean;
  /** Rejects when it has failed. */
  onConfirm(): Promise<unknown>;
  /** Forgets what was entered. */
  onClose?: () => void;
  /** What the action brings about, and what has to be entered for it. */
  children: ReactNode;
}

/** An action that is done after a question; what was entered for it stays until it is done. */
export function ConfirmedButton(props: ConfirmedButtonProps) {
  const { label, question, confirm, kind, failed, incomplete, children } = props;
  const [state, setState] = useState<'closed' | 'asking' | 'busy' | 'failed'>('closed');
  const close = () => {
    setState('closed');
    props.onClose?.();
  };
  const run = async () => {
    setState('busy');
    await props.onConfirm().then(close, failed === undefined ? close : () => setState('failed'));
  };
  return (
    <>
      <div>
        <Button onClick={() => setState('asking')}>{label}</Button>
      </div>
      <ActionDialog
        title={question}
        opened={state !== 'closed'}
        action={confirm}
        kind={kind}
        busy={state === 'busy'}
        incomplete={incomplete}
        onClose={close}
        onAction={() => void run()}
      >
        {children}
        {state === 'failed' && <Alert tone="negative" title={failed} announce />}
      </ActionDialog>
    </>
  );
}
