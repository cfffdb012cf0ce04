import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePortalElement } from '../provider/portal-context';
import classes from './Dialog.module.css';

const parts = {
  overlay: classes['overlay'] ?? '',
  content: classes['content'] ?? '',
  title: classes['title'] ?? '',
  body: classes['body'] ?? '',
};

export interface DialogProps {
  /** A question. */
  title: string;
  opened: boolean;
  /** To stay: Esc, and a press beside the dialog. */
  onClose(): void;
  /** Buttons; the primary one last, named after its deed ("Speichern und weiter"). */
  actions: ReactNode;
  children?: ReactNode;
}

/** A question that must be answered before anything else. The focus goes in, stays in and returns. */
export function Dialog({ title, opened, onClose, actions, children }: DialogProps) {
  const portalElement = usePortalElement();
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      portalProps={{ target: portalElement }}
      lockScroll={false}
      centered
      zIndex="var(--vp-layer-dialog)"
      transitionProps={{ duration: 140, transition: 'fade' }}
      classNames={parts}
    >
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Title component="h2">{title}</Modal.Title>
        <Modal.Body>{children}</Modal.Body>
        <div className={classes['actions']}>{actions}</div>
      </Modal.Content>
    </Modal.Root>
  );
}
