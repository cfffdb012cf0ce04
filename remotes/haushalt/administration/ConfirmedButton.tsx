import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Button, Dialog } from '@vp-digital/core/ui';
import { type ReactNode, useState } from 'react';

export interface ConfirmedButtonProps {
  label: string;
  question: string;
  /** Names the deed. */
  confirm: string;
  /** `danger` for what cannot be taken back. Default `primary`. */
  kind?: 'primary' | 'danger';
  busy: boolean;
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
  const { label, question, confirm, kind = 'primary', busy, incomplete = false, children } = props;
  const { t } = useTranslation('haushalt', { keyPrefix: 'administration' });
  const [asking, setAsking] = useState(false);
  const close = () => {
    setAsking(false);
    props.onClose?.();
  };
  return (
    <>
      <Button loading={busy} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <Dialog
        title={question}
        opened={asking}
        onClose={close}
        actions={
          <>
            <Button onClick={close}>{t('cancel')}</Button>
            <Button
              kind={kind}
              disabled={incomplete}
              onClick={() => {
                props.onConfirm();
                close();
              }}
            >
              {confirm}
            </Button>
          </>
        }
      >
        {children}
      </Dialog>
    </>
  );
}
