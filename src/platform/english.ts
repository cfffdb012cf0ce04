/** What every area and the shell have in common, by namespace: fetched when somebody reads English. */
export { default as app } from '@vp-digital/locales/en/app.json';
export { default as core } from '@vp-digital/locales/en/core.json';
