import { I18nextProvider } from '@vp-digital/core/libs/i18n';
import { Provider, useSelector } from '@vp-digital/core/libs/redux';
import { HostRouter } from '@vp-digital/core/platform';
import { selectUser } from '@vp-digital/core/session';
import { portalRoot, UI_VERSION, UiProvider, useToasts } from '@vp-digital/core/ui';
import { type ComponentProps, StrictMode, useEffect, useSyncExternalStore } from 'react';
import { later } from '@vp-digital/core/micro-app';
import { partFailed } from '../parts/partFailed';
import { answerMessages } from '../session/answerMessages';
import type { Shell } from '../session/createShell';
import { onSessionStorageFull } from '../storage/keepInSession';
import { chooseLanguage } from '../session/language';
import { ShellProvider } from '../session/ShellContext';
import { ShellFrame } from './ShellFrame';

/** The providers of the shell's own part of the page. */
export function ShellRoot({ shell }: { shell: Shell }) {
  const store = shell.shared.store as ComponentProps<typeof Provider>['store']; // made by the shell, a whole store
  return (
    <StrictMode>
      <I18nextProvider i18n={shell.texts.i18n}>
        <Provider store={store}>
          <ShellProvider value={shell}>
            <UiProvider portalElement={portalRoot(UI_VERSION)}>
              <HostRouter location={shell.location}>
                <Messages shell={shell} />
                <Frame shell={shell} />
              </HostRouter>
            </UiProvider>
          </ShellProvider>
        </Provider>
      </I18nextProvider>
    </StrictMode>
  );
}

const tones = { info: 'info', success: 'positive', warning: 'warning', error: 'negative' } as const;

/** A device in a customer's hands shows nothing of the frame. */
function Frame({ shell }: { shell: Shell }) {
  const isLocked = useSyncExternalStore(shell.deviceLock.subscribe, shell.deviceLock.current);
  const isSignedIn = useSelector(selectUser) !== undefined;
  return isLocked && isSignedIn ? <LockedDevice /> : <ShellFrame />;
}

/** Fetched when it is needed. */
const LockedDevice = later(() => import('../device-lock/LockedDevice'), { failed: partFailed });

/** Answers what areas send; renders nothing. */
function Messages({ shell }: { shell: Shell }) {
  const toasts = useToasts();
  useEffect(
    () =>
      answerMessages(shell, {
        showMessage: ({ severity, text, closeAfter }) =>
          toasts.show({ tone: tones[severity], text, closeAfter }),
        setTitle: (title) => {
          document.title = title;
        },
        setLanguage: (language) => chooseLanguage(shell, language),
      }),
    [shell, toasts],
  );
  useEffect(
    () =>
      shell.returned.subscribe(() =>
        toasts.show({ tone: 'positive', text: shell.texts.i18n.t('shell:dataUpdated') }),
      ),
    [shell, toasts],
  );
  useEffect(
    () =>
      onSessionStorageFull(() =>
        toasts.show({ tone: 'warning', text: shell.texts.i18n.t('shell:storageFull'), closeAfter: 0 }),
      ),
    [shell, toasts],
  );
  return undefined;
}
