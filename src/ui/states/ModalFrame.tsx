import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/ModalBase.css';
// not Modal: it brings the scroll area, which nothing here draws
import { ModalBase, ModalBaseBody, ModalBaseContent, ModalBaseOverlay, ModalBaseTitle } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePortalElement } from '../provider/portalContext';
import classes from './ModalFrame.module.css';

export interface ModalFrameProps {
  title: ReactNode;
  opened: boolean;
  /** Esc, and a press outside. */
  onClose(): void;
  /** Where it stands: `question` in the middle, `search` at the top, `cover` over the whole screen. */
  kind: 'question' | 'search' | 'cover';
  /** Under the body. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** What lies over everything else until it is closed. The focus goes in, stays in and returns. */
export function ModalFrame({ title, opened, onClose, kind, actions, children }: ModalFrameProps) {
  const portalElement = usePortalElement();
  return (
    <ModalBase
      opened={opened}
      onClose={onClose}
      withinPortal
      portalProps={{ target: portalElement }}
      trapFocus
      returnFocus
      closeOnEscape
      closeOnClickOutside
      lockScroll={false}
      zIndex="var(--vp-layer-dialog)"
      transitionProps={{ duration: 140, transition: 'fade' }}
    >
      <ModalBaseOverlay className={classes['overlay']} />
      <ModalBaseContent
        className={classes['content']}
        innerProps={{ className: classes['place'] ?? '' }}
        data-kind={kind}
      >
        <ModalBaseTitle className={classes['title']}>{title}</ModalBaseTitle>
        <ModalBaseBody className={classes['body']}>{children}</ModalBaseBody>
        {actions}
      </ModalBaseContent>
    </ModalBase>
  );
}
