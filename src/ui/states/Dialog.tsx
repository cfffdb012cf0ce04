import type { ReactNode } from 'react';
import classes from './Dialog.module.css';
import { ModalFrame } from './ModalFrame';

export interface DialogProps {
  /** A question. */
  title: string;
  opened: boolean;
  /** Keeps the state: Esc, and a press outside the dialog. */
  onClose(): void;
  /** Buttons; the primary one last, named after its action ("Speichern und weiter"). */
  actions: ReactNode;
  /** `cover` fills the screen, so that nothing else is seen while the device is handed over. Default `question`. */
  kind?: 'question' | 'cover' | undefined;
  children?: ReactNode;
}

/** A question that must be answered before anything else. */
export function Dialog({ actions, kind = 'question', ...frame }: DialogProps) {
  return <ModalFrame kind={kind} actions={<div className={classes['actions']}>{actions}</div>} {...frame} />;
}
