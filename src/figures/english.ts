/** What English readers fetch: one file. */
export { default as law } from '@vp-digital/core/finance/explain/locales/en.json';
export { default as explanations } from '@vp-digital/locales/en/household/explanations.json';
export { default as texts } from '@vp-digital/locales/en/household/figureTexts.json';
export { default as words } from '@vp-digital/locales/en/household/figures.json';
export { default as positions } from '@vp-digital/locales/en/household/positions.json';
