import './theme/fonts.css';
import './theme/tokens.css';
import './theme/theme.css';
import './theme/base.css';
import { MantineProvider, type MantineColorSchemeManager } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { ToastProvider } from './states/ToastProvider';
import { theme } from './theme/theme';
import { keepFocus } from './provider/keptFocus';
import { PortalContext } from './provider/portalContext';

export interface UiProviderProps {
  /** Where dialogs and toasts go, usually `portalRoot(UI_VERSION)`. */
  portalElement: HTMLElement;
  children: ReactNode;
}

/**
 * Context of every component of the design system. It writes no `<style>` element and sets nothing on the document, so
 * that it complies with a strict content security policy and coexists with another version on one page.
 */
export function UiProvider({ portalElement, children }: UiProviderProps) {
  useEffect(keepFocus, []);
  return (
    <MantineProvider
      theme={theme}
      withCssVariables={false}
      withGlobalClasses={false}
      withStaticClasses={false}
      forceColorScheme="light"
      colorSchemeManager={lightOnly}
      getRootElement={noRootElement}
    >
      <PortalContext value={portalElement}>
        <ToastProvider>{children}</ToastProvider>
      </PortalContext>
    </MantineProvider>
  );
}

/** There is a light theme only: nothing is remembered in the browser. */
const lightOnly: MantineColorSchemeManager = {
  get: () => 'light',
  set: () => {},
  subscribe: () => {},
  unsubscribe: () => {},
  clear: () => {},
};

const noRootElement = () => undefined;
