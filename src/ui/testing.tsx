import { createInstance, I18nextProvider, initReactI18next } from '@vp-digital/core/libs/i18n';
import { Router } from '@vp-digital/core/libs/router';
import type { Language } from '@vp-digital/core/reference/format';
import german from '@vp-digital/locales/de/core.json';
import english from '@vp-digital/locales/en/core.json';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import type { ReactNode } from 'react';
import { portalRoot } from './provider/portalRoot';
import { UiProvider } from './UiProvider';

/** Renders a piece of the design system as an area does, with the real texts; gives the user who works with it. */
export function renderUi(node: ReactNode, language: Language = 'de') {
  const i18n = createInstance();
  void i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'de',
    ns: ['core'],
    defaultNS: 'core',
    resources: { de: { core: german }, en: { core: english } },
    interpolation: { escapeValue: false },
  });
  const portalElement = portalRoot('test');
  const around = (children: ReactNode) => (
    <I18nextProvider i18n={i18n}>
      <Router location="/" navigator={withoutMotion}>
        <UiProvider portalElement={portalElement}>{children}</UiProvider>
      </Router>
    </I18nextProvider>
  );
  const view = render(around(node));
  return {
    user: userEvent.setup(),
    container: view.container,
    rerender: (next: ReactNode) => view.rerender(around(next)),
  };
}

/** The rules of axe on the whole document, without those that need to see it: a real browser measures them. */
export async function expectAccessible() {
  const rules = { 'color-contrast': { enabled: false }, 'label-content-name-mismatch': { enabled: false } };
  const { violations } = await axe.run(document.body, { rules });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
}

const withoutMotion = {
  createHref: () => '#',
  push: () => {},
  replace: () => {},
  go: () => {},
};
