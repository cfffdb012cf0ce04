import type { LanguageTexts } from '@vp-digital/core/reference';
import common from '@vp-digital/locales/de/household/common.json';
import german from '@vp-digital/locales/de/household/expenses.json';

export const expensesWords = {
  document: 'expenses',
  de: { ...german, ...common },
  en: async () => {
    const [own, shared] = await Promise.all([
      import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/household/expenses.json'),
      import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/household/common.json'),
    ]);
    return { default: { ...own.default, ...shared.default } };
  },
} as const satisfies LanguageTexts;
