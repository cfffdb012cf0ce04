import { I18nextProvider } from '@vp-digital/core/libs/i18n';
import { createTexts } from '@vp-digital/core/platform';
import { portalRoot, UI_VERSION, UiProvider } from '@vp-digital/core/ui';
import de from '@vp-digital/locales/de/diagnostics.json';
import en from '@vp-digital/locales/en/diagnostics.json';
import { createRoot } from 'react-dom/client';
import type { Shell } from '../session/createShell';
import { createDiagnostics } from './diagnostics';
import { DiagnosticsRoot } from './DiagnosticsRoot';

export interface OpenDiagnostics {
  toggle(): void;
}

let opened: OpenDiagnostics | undefined;

/** Brings panel and banner onto the page, in a root of their own after the shell's; once. */
export function openDiagnostics(shell: Shell): OpenDiagnostics {
  opened ??= open(shell);
  return opened;
}

function open(shell: Shell): OpenDiagnostics {
  const diagnostics = createDiagnostics(shell);
  const { i18n, show } = createTexts(
    'diagnostics',
    { common: de, de: async () => ({ default: de }), en: async () => ({ default: en }) },
    (error) => shell.sink.error(error, { area: 'shell', version: '', during: 'texts' }),
  );
  const follow = (language: string) => void show(language === 'en' ? 'en' : 'de');
  shell.texts.i18n.on('languageChanged', follow);
  follow(shell.texts.i18n.language);
  const element = document.body.appendChild(document.createElement('div'));
  element.setAttribute('data-vp-ui', UI_VERSION);
  const root = createRoot(element);
  let shown = false;
  const render = () =>
    root.render(
      <I18nextProvider i18n={i18n}>
        <UiProvider portalElement={portalRoot(UI_VERSION)}>
          <DiagnosticsRoot diagnostics={diagnostics} shown={shown} onClose={toggle} />
        </UiProvider>
      </I18nextProvider>,
    );
  const toggle = () => {
    shown = !shown;
    render();
  };
  shell.deviceLock.subscribe(() => shown && shell.deviceLock.current() && toggle());
  render();
  return { toggle };
}
