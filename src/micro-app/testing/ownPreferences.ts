import type { Preferences, PreferencesDocument } from '@vp-digital/core/contracts';
import { type Answer, json } from './testServices';

/** One's own settings at the network's other end: read from the configuration, replaced by REST. */
export function ownPreferences(data: Partial<Preferences> = {}) {
  let document: PreferencesDocument = { version: 1, data: { favourites: [], ...data } };
  const answer: Answer = ({ url, method, body }) => {
    if (url.pathname === '/graphql/configuration') return json(200, { data: { preferences: document } });
    if (url.pathname !== '/api/settings/preferences' || method !== 'PUT') return undefined;
    document = { version: document.version + 1, data: body as Preferences }; // our own client's call
    return json(200, document);
  };
  return { answer, kept: () => document.data };
}
