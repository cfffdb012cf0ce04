import german from '@vp-digital/locales/de/analysis/budget.json';

/** What the flow, the rule of thumb and the table of the budget say, on every page that has one of them. */
export const budgetTexts = {
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/analysis/budget.json'),
};

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'analysis/budget': typeof german;
  }
}
