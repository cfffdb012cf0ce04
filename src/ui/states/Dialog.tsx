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
  /** `cover` fills the screen, so that nothing else is seen while the device is handed over. Default `question`. */
  kind?: 'question' | 'cover' | undefined;
  children?: ReactNode;
}

/** A question that must be answered before anything else. The focus goes in, stays in and returns. */
export function Dialog({ title, opened, onClose, actions, kind = 'question', children }: DialogProps) {
  const portalElement = usePortalElement();
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      portalProps={{ target: portalElement }}
      lockScroll={false}
      centered={kind === 'question'}
      fullScreen={kind === 'cover'}
      zIndex="var(--vp-layer-dialog)"
      transitionProps={{ duration: 140, transition: 'fade' }}
      classNames={parts}
    >
      <Modal.Overlay />
      <Modal.Content data-kind={kind}>
        <Modal.Title component="h2">{title}</Modal.Title>
        <Modal.Body>{children}</Modal.Body>
        <div className={classes['actions']}>{actions}</div>
      </Modal.Content>
    </Modal.Root>
  );
}
