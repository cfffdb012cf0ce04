import { I18nextProvider } from '@vp-digital/core/libs/i18n';
import { createTexts } from '@vp-digital/core/platform';
import german from '@vp-digital/locales/de/gespraechszusammenfassung/reportPreview.json';
import english from '@vp-digital/locales/en/gespraechszusammenfassung/reportPreview.json';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useReportWords } from './useReportWords';

const area = 'gespraechszusammenfassung';
const fail = (error: unknown) => {
  throw error;
};

test('a report that was released in English finds its English words on a German page, which stays German', async () => {
  const { i18n } = createTexts(
    area,
    { common: german, de: async () => ({ default: german }), en: async () => ({ default: english }) },
    fail,
  );
  const around = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
  );
  const { result } = renderHook(() => useReportWords('en'), { wrapper: around });
  expect(result.current.status).toBe('loading');
  await waitFor(() => expect(result.current).toEqual({ status: 'ready', data: 'en' }));
  expect(i18n.getFixedT('en', area)('preview.name')).toBe(english.preview.name);
  expect(i18n.t('preview.name', { ns: area })).toBe(german.preview.name);
});

test('a German report is there at once', () => {
  const { i18n } = createTexts(
    area,
    {
      common: german,
      de: async () => ({ default: german }),
      en: () => Promise.reject(new Error('a German page fetches no English of its own')),
    },
    fail,
  );
  const { result } = renderHook(() => useReportWords('de'), {
    wrapper: ({ children }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>,
  });
  expect(result.current).toEqual({ status: 'ready', data: 'de' });
});
