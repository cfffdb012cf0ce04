/** What English readers fetch with the first sheet. */
export { default as explanations } from '@vp-digital/locales/en/household/explanations.json';
export { default as words } from '@vp-digital/locales/en/household/figures.json';
export { default as positions } from '@vp-digital/locales/en/household/positions.json';
