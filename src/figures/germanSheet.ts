/** What German readers fetch with the first sheet. */
export { default as explanations } from '@vp-digital/locales/de/household/explanations.json';
export { default as words } from '@vp-digital/locales/de/household/figures.json';
export { default as positions } from '@vp-digital/locales/de/household/positions.json';
