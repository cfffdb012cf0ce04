import { I18nextProvider, useTranslation } from '@vp-digital/core/libs/i18n';
import { createTexts } from '@vp-digital/core/platform';
import { render, screen, waitFor } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { PageLoadError, usePart } from './usePageCode';

const module = { Name };

function Name() {
  const { t } = useTranslation('analysis');
  return <p>{t('answer.yes')}</p>;
}

function Parts({ of, isWanted = true }: { of: { load(): Promise<typeof module> }; isWanted?: boolean }) {
  const part = usePart(of, isWanted);
  return part ? <part.Name /> : <p>on its way</p>;
}

class Boundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};
  static getDerivedStateFromError = (error: unknown) => ({ error });
  override render() {
    return this.state.error instanceof PageLoadError ? <p>did not come</p> : this.props.children;
  }
}

const speaking = () =>
  createTexts(
    'analysis',
    {
      common: { answer: { yes: 'Teil' } },
      de: async () => ({ default: {} }),
      en: async () => ({ default: { answer: { yes: 'Part' } } }),
    },
    () => {},
  );
const shown = (of: ReturnType<typeof speaking>, child: ReactNode) => (
  <I18nextProvider i18n={of.i18n} defaultNS="analysis">
    <Boundary>{child}</Boundary>
  </I18nextProvider>
);

test.each([
  ['de', 'Teil'],
  ['en', 'Part'],
] as const)(
  'a part speaks as its page does (%s), and is drawn when the words of documents can be read',
  async (language, name) => {
    const mount = speaking();
    await mount.show(language);
    render(shown(mount, <Parts of={{ load: async () => module }} />));
    expect(screen.getByText('on its way')).toBeVisible();
    expect(await screen.findByText(name)).toBeVisible();
  },
);

test('what does not come disturbs nobody before it is wanted, and is then fetched again', async () => {
  const load = jest.fn<Promise<typeof module>, []>().mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValue(module);
  const part = { load };
  const mount = speaking();
  const { rerender } = render(shown(mount, <Parts of={part} isWanted={false} />));
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(screen.getByText('on its way')).toBeVisible();
  rerender(shown(mount, <Parts of={part} />));
  expect(await screen.findByText('Teil')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('what is wanted and does not come is the failure of the page', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
  render(shown(speaking(), <Parts of={{ load: () => Promise.reject(new Error('offline')) }} />));
  expect(await screen.findByText('did not come')).toBeVisible();
  quiet.mockRestore();
});
