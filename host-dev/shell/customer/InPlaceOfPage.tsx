import { UI_VERSION } from '@vp-digital/core/ui';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { usePageHidden } from './usePageHidden';

/** In place of the page, which the customer who holds the device does not see (`page.css`), until the stage stands. */
export function InPlaceOfPage({ children }: { children?: ReactNode }) {
  usePageHidden();
  return createPortal(
    <div data-vp-customer-stage="" data-vp-ui={UI_VERSION}>
      {children}
    </div>,
    document.body,
  );
}
