import { sectionNames } from '@vp-digital/core/household';
import { buildSchema, findBreakingChanges } from 'graphql';
import { capital } from './openApiSchemas';
import { withoutReferences } from './references';

/** What callers of the published SDL could no longer do with the new one. */
export const breakingSdlChanges = (published: string, current: string): string[] =>
  findBreakingChanges(buildSchema(published), buildSchema(current)).map(({ description }) => description);

/**
 * What callers of the published OpenAPI document could no longer rely on: paths, operations, answers and properties
 * that are gone, types and values that changed, requests that ask for more. What is added to answers breaks nobody;
 * nor does a schema's name, nor a new code or kind of entry in a household's document: every release reads one that it
 * does not know as one of a newer release. In any other answer a new code breaks who checks by the old ones.
 */
export function breakingOpenApiChanges(published: unknown, current: unknown): string[] {
  const changes: string[] = [];
  const [before, now] = [published, current].map(saidInFull);
  compare(before, now, '', 'answer', (change) => changes.push(change));
  return changes;
}

/** With what it refers to in its place, and without the names that it refers by. */
function saidInFull(document: unknown): unknown {
  const whole: unknown = withoutReferences(withMarkedDocuments(document));
  if (!isRecord(whole) || !isRecord(whole['components'])) return whole;
  const { schemas: _, ...components } = whole['components'];
  return { ...whole, components };
}

/** Of the component schemas, those of a household's documents are marked as such, since their names are lost. */
function withMarkedDocuments(document: unknown): unknown {
  const components = isRecord(document) ? document['components'] : undefined;
  const schemas = isRecord(components) ? components['schemas'] : undefined;
  if (!isRecord(document) || !isRecord(components) || !isRecord(schemas)) return document;
  const marked = Object.entries(schemas).map(([name, schema]): [string, unknown] => [
    name,
    documentNames.has(name) && isRecord(schema) ? { ...schema, [documentMark]: true } : schema,
  ]);
  return { ...document, components: { ...components, schemas: Object.fromEntries(marked) } };
}

const documentNames: ReadonlySet<string> = new Set(sectionNames.map((name) => `${capital(name)}Data`));
const documentMark = 'x-document';

/** Requests may ask for less and take more, answers may hold more; a document in an answer may hold more codes, too. */
type Side = 'request' | 'answer' | 'document';

function compare(
  before: unknown,
  now: unknown,
  place: string,
  side: Side,
  report: (change: string) => void,
): void {
  if (Array.isArray(before) && Array.isArray(now) && place.endsWith('/parameters'))
    return compareParameters(before, now, place, report);
  if (
    Array.isArray(before) &&
    Array.isArray(now) &&
    place.endsWith('/oneOf') &&
    areDiscriminated([before, now])
  )
    return compareKinds(before, now, place, side, report);
  if (Array.isArray(before)) return compareLists(before, now, place, side, report);
  if (!isRecord(before)) {
    if (before !== now && !isRemark(place)) report(`${place}: ${String(before)} became ${String(now)}`);
    return;
  }
  if (!isRecord(now)) return report(`${place} is gone`);
  const within = side === 'answer' && before[documentMark] === true ? 'document' : side;
  for (const [key, value] of Object.entries(before)) {
    const inner = `${place}/${key}`;
    const limit = side === 'request' && !(key in now) && limits.has(key);
    if (!limit) compare(value, now[key], inner, key === 'requestBody' ? 'request' : within, report);
  }
  if (side === 'request')
    for (const key of Object.keys(now))
      if (limits.has(key) && !(key in before)) report(`${place}/${key} is a new condition on requests`);
}

/** Order means nothing in any list that a contract has. */
function compareLists(
  before: unknown[],
  now: unknown,
  place: string,
  side: Side,
  report: (change: string) => void,
): void {
  if (!Array.isArray(now)) return report(`${place} is gone`);
  const isRequired = place.endsWith('/required');
  const texts = (list: unknown[]) => list.map((item) => JSON.stringify(item));
  const gone = texts(before).filter((text) => !texts(now).includes(text));
  const added = texts(now).filter((text) => !texts(before).includes(text));
  // a request that asks for less, and an answer that promises more, break nobody
  if (!(isRequired && side === 'request')) for (const text of gone) report(`${place}: ${text} is gone`);
  const isOfCodes = side === 'document' && /\/(enum|oneOf)$/.test(place);
  const mayGrow = side === 'request' ? !isRequired : isRequired || isOfCodes;
  if (!mayGrow) for (const text of added) report(`${place}: ${text} is new`);
}

/** Each kind beside itself: it may hold more as any schema may, and one that is new or gone is what it is of any list. */
function compareKinds(
  before: readonly unknown[],
  now: readonly unknown[],
  place: string,
  side: Side,
  report: (change: string) => void,
): void {
  const given = new Map(now.map((one) => [kindOf(one), one]));
  for (const one of before) {
    const kind = kindOf(one);
    if (given.has(kind)) compare(one, given.get(kind), `${place}/${kind}`, side, report);
    given.delete(kind);
  }
  const left = new Set(given.values());
  const kinds = new Set(now.map(kindOf));
  compareLists(
    before.filter((one) => !kinds.has(kindOf(one))),
    now.filter((one) => left.has(one)),
    place,
    side,
    report,
  );
}

/** The constants of a schema, which tell it apart from the others of its list: `{"kind":"loan"}`. */
function kindOf(schema: unknown): string {
  const properties = isRecord(schema) && isRecord(schema['properties']) ? schema['properties'] : {};
  const constants = Object.entries(properties).flatMap(([name, one]) =>
    isRecord(one) && 'const' in one ? [[name, one['const']]] : [],
  );
  return constants.length === 0 ? '' : JSON.stringify(Object.fromEntries(constants));
}

/** In each list every schema has constants, and no two have the same ones. */
const areDiscriminated = (lists: readonly (readonly unknown[])[]): boolean =>
  lists.every((list) => {
    const kinds = list.map(kindOf);
    return !kinds.includes('') && new Set(kinds).size === kinds.length;
  });

/** Each beside the one of its name: what it takes may become more, and a new one must not be asked for. */
function compareParameters(
  before: readonly unknown[],
  now: readonly unknown[],
  place: string,
  report: (change: string) => void,
): void {
  const names = (list: readonly unknown[]) => new Map(list.map((one) => [nameOf(one), one]));
  const [known, given] = [names(before), names(now)];
  for (const [name, one] of known)
    if (given.has(name)) compare(one, given.get(name), `${place}/${name}`, 'request', report);
    else report(`${place}: ${name} is gone`);
  for (const [name, one] of given)
    if (!known.has(name) && isRecord(one) && one['required'] === true)
      report(`${place}: ${name} is asked for`);
}

const nameOf = (parameter: unknown): string =>
  isRecord(parameter) ? `${String(parameter['in'])} ${String(parameter['name'])}` : '';

const limits: ReadonlySet<string> = new Set([
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'pattern',
  'minItems',
  'maxItems',
  'format',
  'required',
  'additionalProperties',
  'exclusiveMinimum',
  'exclusiveMaximum',
]);

const isRemark = (place: string) => /\/(description|title|version|operationId)$/.test(place);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
