import { type KnownSectionDocument, readSectionDocument, sectionsAnswer } from '@vp-digital/core/contracts';
import type { SectionName } from '@vp-digital/core/household';
import type * as z from 'zod/mini';
import { attempts, createCalls, pause } from '../request/baseQuery';
import type { ServiceRuntime } from '../request/runtime';
import { parsed, refusal, type Sent } from '../request/send';
import { isTemporary } from '../request/serviceError';

/** A document as it is held. What was read has the mark of that answer; what was saved has none. */
export type HeldSection = KnownSectionDocument & { mark?: string | undefined };

/** The contract's schema of a section; which one it is, is known only at run time. */
export const sectionAnswer = (section: SectionName, { own }: ServiceRuntime) =>
  readSectionDocument(section, own?.read) as z.ZodMiniType<KnownSectionDocument>;

interface Wanted {
  section: SectionName;
  held: HeldSection | undefined;
  signal: AbortSignal;
  resolve(sent: Sent<HeldSection>): void;
  reject(error: unknown): void;
}

type ReadSection = (
  key: { householdId: string; section: SectionName },
  wanted: Pick<Wanted, 'held' | 'signal'>,
) => Promise<Sent<HeldSection>>;

/**
 * Simultaneous reads of a household's documents share one request. Each gets its own answer, checked against its own
 * schema, and fails individually; documents that are held and unchanged are not sent again.
 */
export function createSectionReads(runtime: () => ServiceRuntime): ReadSection {
  const call = createCalls(runtime);
  const gathered = new Map<string, Wanted[]>();

  const read = async (householdId: string, wanted: readonly Wanted[], attempt = 1): Promise<void> => {
    const signal = untilNobodyWants(wanted);
    const names = wanted.map(({ section, held }) => (held?.mark ? `${section}:${held.mark}` : section));
    const path = `/${householdId}/sections?names=${names.join()}`;
    const sent = await call({ kind: 'rest', method: 'GET', path, answer: sectionsAnswer }, { signal });
    if ('error' in sent) return wanted.forEach(({ resolve }) => resolve(sent));
    const again: Wanted[] = [];
    for (const one of wanted) {
      const own = ownAnswer(one, sent.data, runtime());
      if ('error' in own && isTemporary(own.error) && attempt < attempts) again.push(one);
      else one.resolve(own);
    }
    if (again.length === 0) return;
    await pause(attempt, 0, signal);
    return read(householdId, again, attempt + 1);
  };

  return ({ householdId, section }, { held, signal }) =>
    new Promise((resolve, reject) => {
      const wanted = { section, held, signal, resolve, reject };
      const others = gathered.get(householdId);
      if (others) return void others.push(wanted);
      const all = [wanted];
      gathered.set(householdId, all);
      queueMicrotask(() => {
        gathered.delete(householdId);
        read(householdId, all).catch((error: unknown) => all.forEach((one) => one.reject(error)));
      });
    });
}

function ownAnswer(
  { section, held }: Wanted,
  { documents, marks, unchanged, problems }: z.infer<typeof sectionsAnswer>,
  runtime: ServiceRuntime,
): Sent<HeldSection> {
  const problem = problems[section];
  if (problem) return { error: refusal(problem.status, problem) };
  if (held && unchanged[section] !== undefined) return { data: held };
  const own = parsed(sectionAnswer(section, runtime), runtime.onBroken, documents[section] ?? null);
  return 'error' in own ? own : { data: { ...own.data, mark: marks[section] } };
}

function untilNobodyWants(wanted: readonly Wanted[]): AbortSignal {
  const nobody = new AbortController();
  const check = () => wanted.every(({ signal }) => signal.aborted) && nobody.abort();
  for (const { signal } of wanted) signal.addEventListener('abort', check);
  check();
  return nobody.signal;
}
