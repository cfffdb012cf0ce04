import {
  type Change,
  changed,
  conflictingPaths,
  type HouseholdSummary,
  type Problem,
  type SectionsAnswer,
  type StoredDocument,
  sectionPatch,
} from '@vp-digital/core/contracts';
import { isSectionName, type SectionData, type SectionName } from '@vp-digital/core/household';
import { testCatalogue } from './testCatalogue';

export interface TestHousehold {
  summary: HouseholdSummary;
  sections: Partial<SectionData>;
}

/** One answer of a service, as a test hands it in. */
export type Answer = (request: { url: URL; method: string; body: unknown }) => Response | undefined;

export interface TestServices {
  /** Takes the place of the browser's `fetch`. */
  fetch: typeof fetch;
  /** A document as the services hold it. */
  section<Name extends SectionName>(householdId: string, section: Name): SectionData[Name];
  /** Somebody else changes a document meanwhile. */
  changeElsewhere(householdId: string, section: SectionName, path: string, value: string | number): void;
  /** Somebody else removes an entry, or a field of one. */
  removeElsewhere(householdId: string, section: SectionName, path: string): void;
  /** Answers before the documents do; return undefined to let the call pass. */
  intercept(answer: Answer): void;
  /** Every write that arrived. */
  readonly writes: { section: SectionName; baseVersion: number; paths: string[] }[];
}

/**
 * The network's other end for page tests: documents kept in memory behind the published contract, with versions,
 * merging and conflicts as the services have them, and the catalogue. It stands for the services, never for a file of ours.
 */
export function createTestServices(households: readonly TestHousehold[]): TestServices {
  const stored = new Map<string, StoredDocument>();
  const interceptors: Answer[] = [];
  const writes: TestServices['writes'] = [];
  const elsewhere = new Map<string, { version: number; said: { changedAt: string; changedBy: string } }>();

  const read = (householdId: string, section: SectionName): StoredDocument => {
    const key = `${householdId}/${section}`;
    const given = households.find(({ summary }) => summary.householdId === householdId)?.sections[section];
    return stored.get(key) ?? { version: given ? 1 : 0, data: given ?? { items: {} }, fieldVersions: {} };
  };
  const write = (householdId: string, section: SectionName, changes: readonly Change[]) => {
    const next = changed(section, read(householdId, section), changes);
    if ('current' in next) stored.set(`${householdId}/${section}`, next.current);
    return next;
  };
  const writeElsewhere = (householdId: string, section: SectionName, change: Change) => {
    const next = write(householdId, section, [change]);
    elsewhere.set(`${householdId}/${section}`, {
      version: read(householdId, section).version,
      said: { changedAt: '2026-10-01T10:00:00.000Z', changedBy: 'Sabine Senior' },
    });
    if ('issues' in next) throw new Error(`No service would take that: ${JSON.stringify(next.issues)}`);
  };
  const document = (householdId: string, section: SectionName) => {
    const { version, data } = read(householdId, section);
    const author = elsewhere.get(`${householdId}/${section}`);
    return { section, version, data, ...(author?.version === version && author.said) };
  };

  const patch = (householdId: string, section: SectionName, baseVersion: number, body: unknown): Response => {
    const { changes } = sectionPatch.parse(body);
    const paths = changes.map(({ path }) => path);
    writes.push({ section, baseVersion, paths });
    const conflicting = conflictingPaths(read(householdId, section), baseVersion, changes);
    if (conflicting.length > 0) {
      const current = document(householdId, section);
      return json(412, { current, paths: conflicting, changedBy: 'Sabine Senior' });
    }
    const next = write(householdId, section, changes);
    if ('issues' in next) return problemAnswer(422, 'invalid', next.issues);
    return json(200, document(householdId, section));
  };

  const answer = (url: URL, method: string, headers: Headers, body: unknown): Response => {
    const [, householdId = '', section = ''] =
      /\/households\/([^/]+)\/sections\/(\w+)$/.exec(url.pathname) ?? [];
    if (isSectionName(section)) {
      if (method === 'GET') return json(200, document(householdId, section));
      return patch(householdId, section, Number(headers.get('if-match')?.replaceAll('"', '')), body);
    }
    if (url.pathname.endsWith('/graphql/person')) return json(200, graphql(households, body));
    if (url.pathname.endsWith('/api/product/catalogue')) return json(200, testCatalogue());
    if (url.pathname.endsWith('/appointment/agenda')) return json(200, { entries: [] });
    return problemAnswer(404, 'not-found');
  };

  /** Several documents in one call: each answered like a separate call, by a test or from what is kept. */
  const together = async (url: URL, separately: (url: URL) => Response): Promise<Response> => {
    const all: SectionsAnswer = { documents: {}, marks: {}, unchanged: {}, problems: {} };
    for (const name of (url.searchParams.get('names') ?? '').split(',')) {
      const own = separately(new URL(`${url.pathname}/${name}`, url));
      if (ofWholeCalls.has(own.status)) return own;
      const said: unknown = await own.json();
      Object.assign(own.ok ? all.documents : all.problems, { [name]: said });
    }
    return json(200, all);
  };

  return {
    fetch: async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input, 'http://localhost');
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
      const method = init?.method ?? 'GET';
      const respond = (to: URL): Response => {
        for (const intercept of interceptors) {
          const early = intercept({ url: to, method, body });
          if (early) return early;
        }
        return answer(to, method, new Headers(init?.headers), body);
      };
      return url.pathname.endsWith('/sections') ? together(url, respond) : respond(url);
    },
    section: <Name extends SectionName>(householdId: string, section: Name) =>
      read(householdId, section).data as SectionData[Name], // stored under the section's own name
    changeElsewhere: (householdId, section, path, value) =>
      writeElsewhere(householdId, section, { path, value }),
    removeElsewhere: (householdId, section, path) => writeElsewhere(householdId, section, { path }),
    intercept: (early) => interceptors.unshift(early),
    writes,
  };
}

function graphql(households: readonly TestHousehold[], body: unknown) {
  const { query, variables } = body as { query: string; variables: Record<string, string> }; // our own client's calls
  const summaries = households.map(({ summary }) => summary);
  if (query.includes('searchHouseholds(')) {
    const text = (variables['query'] ?? '').toLowerCase();
    const nodes = summaries
      .filter(({ name }) => name.toLowerCase().includes(text))
      .map((summary) => ({ ...summary, consentLight: 'valid' }));
    return {
      data: { searchHouseholds: { nodes, total: nodes.length, totalIsExact: true, endCursor: null } },
    };
  }
  if (query.includes('recentHouseholds')) return { data: { recentHouseholds: [] } };
  const household = summaries.find(({ householdId, legacyHouseholdId }) =>
    [householdId, String(legacyHouseholdId)].includes(variables['householdId'] ?? ''),
  );
  return household
    ? { data: { household } }
    : { data: null, errors: [{ message: 'forbidden', extensions: { code: 'forbidden' } }] };
}

/** Who calls, how often, and from whose hands is no matter of single documents. */
const ofWholeCalls: ReadonlySet<number> = new Set([401, 423, 429]);

export const json = (status: number, content: unknown): Response =>
  new Response(JSON.stringify(content), { status, headers: { 'content-type': 'application/json' } });

export const problemAnswer = (status: number, code: Problem['code'], issues?: Problem['issues']): Response =>
  json(status, { status, code, title: code, requestId: '00000000-0000-4000-8000-000000000000', issues });
