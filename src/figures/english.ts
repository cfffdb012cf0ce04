/** What English readers fetch: one file. */
export { default as texts } from '@vp-digital/locales/en/household/figureTexts.json';
export { default as words } from '@vp-digital/locales/en/household/figures.json';
