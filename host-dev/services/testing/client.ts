import { randomUUID } from 'node:crypto';
import {
  type Change,
  type PreferencesDocument,
  preferencesAnswer,
  preferencesQuery,
} from '@vp-digital/core/contracts';
import type { SectionName } from '@vp-digital/core/household';
import type { GraphqlName } from '@vp-digital/core/reference';
import { sampleId as householdId } from './teamNames';

export { householdId };

export interface Answer<Body = unknown> {
  status: number;
  headers: Headers;
  body: Body;
}

/** Calls the services as an area does. Bodies are what the test says they are. */
export function createClient(url: string, token: string) {
  async function call<Body>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) {
    const response = await fetch(url + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer: Answer<Body> = {
      status: response.status,
      headers: response.headers,
      body: (response.status === 304 ? undefined : await response.json()) as Body, // which holds none
    };
    return answer;
  }

  const graphql = <Data>(name: GraphqlName, query: string, variables: object = {}) =>
    call<{ data: Data | null; errors?: { message: string; extensions?: { code?: string } }[] }>(
      'POST',
      `/graphql/${name}`,
      { query, variables },
    );

  return {
    get: <Body>(path: string, headers: Record<string, string> = {}) =>
      call<Body>('GET', path, undefined, headers),
    post: <Body>(path: string, body: unknown, key: string | undefined = randomUUID()) =>
      call<Body>('POST', path, body, key === '' ? {} : { 'idempotency-key': key }),
    /** @param version on which it is based; none is sent without one */
    put: <Body>(path: string, body?: unknown, version?: number) =>
      call<Body>('PUT', path, body, version === undefined ? {} : { 'if-match': `"${version}"` }),
    delete: <Body>(path: string, key: string = randomUUID()) =>
      call<Body>('DELETE', path, undefined, key === '' ? {} : { 'idempotency-key': key }),
    upload: (household: number, content: Uint8Array<ArrayBuffer>) =>
      fetch(`${url}/api/households/${householdId(household)}/files`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/pdf',
          'content-disposition': "attachment; filename*=UTF-8''Datei.pdf",
          'idempotency-key': randomUUID(),
        },
        body: content,
      }),
    putOwn: <Body>(document: 'preferences' | 'advisor-profile', version: number | undefined, data: unknown) =>
      call<Body>(
        'PUT',
        `/api/settings/${document}`,
        data,
        version === undefined ? {} : { 'if-match': `"${version}"` },
      ),
    /** @param household a sample's number, or the id of one */
    patchSection: <Body>(
      household: number | string,
      section: SectionName,
      version: number | undefined,
      changes: Change[],
      headers: Record<string, string> = {},
    ) =>
      call<Body>(
        'PATCH',
        `/api/households/${typeof household === 'string' ? household : householdId(household)}/sections/${section}`,
        { changes },
        { ...(version !== undefined && { 'if-match': `"${version}"` }), ...headers },
      ),
    graphql,
    /** One's own settings; the status is that of the call, the document there as far as it was answered. */
    preferences: async (): Promise<{ status: number; body: PreferencesDocument }> => {
      const { status, body } = await graphql('configuration', preferencesQuery);
      return { status, body: preferencesAnswer.parse(body.data).preferences };
    },
  };
}

export type Client = ReturnType<typeof createClient>;
