import type { ConsentRequest } from '@vp-digital/core/contracts';
import {
  type ConsentAction,
  type ConsentTopic,
  consentsForHerself,
  currentWording,
  hasConsented,
  hasRefused,
  isFormAllowed,
  isOffered,
  mayBeRefused,
  type Person,
  type SectionData,
} from '@vp-digital/core/household';
import { ServiceError } from '../http/ServiceError';
import { consentTexts } from './texts';

interface Situation {
  persons: SectionData['persons'];
  /** The household's actions so far, the oldest first. */
  actions: readonly ConsentAction[];
  /** Today in Germany. */
  day: string;
}

/** What must hold beyond the schema of a request. Throws 422 that names the place. */
export function checkConsent(request: ConsentRequest, situation: Situation): void {
  if (request.action === 'given') checkGiven(request, situation);
  else if (request.action === 'withdrawn') checkWithdrawn(request, situation);
  else checkHandedOver(request, situation);
}

type Request<Action extends ConsentRequest['action']> = Extract<ConsentRequest, { action: Action }>;

function checkGiven(
  { personId, givenBy, topics, proof }: Request<'given'>,
  { persons, day }: Situation,
): void {
  const person = personOf(persons, personId, '/personId');
  const giver = personOf(persons, givenBy, '/givenBy');
  const decides = consentsForHerself(person.birthDate, day);
  const isGuardian =
    givenBy !== personId && giver.role !== 'child' && consentsForHerself(giver.birthDate, day);
  if (decides ? givenBy !== personId : !isGuardian)
    throw refused(
      '/givenBy',
      'giver',
      'From this age on a person consents for herself; before it a guardian does.',
    );
  checkWordings(topics, day);
  for (const [index, { topic }] of topics.entries()) {
    if (!isOffered(topic, decides))
      throw refused(`/topics/${index}/topic`, 'child', 'Nobody consents to this for a child.');
    if (!isFormAllowed(topic, proof.form))
      throw refused(`/topics/${index}/topic`, 'form', 'This purpose takes more than a spoken consent.');
  }
}

/** Whoever has given a consent may take it back, whatever the wording has become; to some may be said no beforehand. */
function checkWithdrawn(
  { personId, topic }: Request<'withdrawn'>,
  { persons, actions, day }: Situation,
): void {
  if (hasConsented(actions, personId, topic)) return;
  if (!mayBeRefused(topic) || hasRefused(actions, personId, topic))
    throw refused('/topic', 'not_given', 'There is no consent to take back.');
  const person = personOf(persons, personId, '/personId');
  if (!isOffered(topic, consentsForHerself(person.birthDate, day)))
    throw refused('/topic', 'child', 'Nobody is asked about this for a child.');
}

function checkHandedOver(
  { personIds, topics, on }: Request<'handedOver'>,
  { persons, day }: Situation,
): void {
  for (const [index, id] of personIds.entries()) personOf(persons, id, `/personIds/${index}`);
  if (new Set(personIds).size < personIds.length) throw refused('/personIds', 'twice', 'Each person once.');
  if (on > day) throw refused('/on', 'future', 'This day is in the future.');
  checkWordings(topics, day);
}

function checkWordings(topics: readonly { topic: ConsentTopic; textVersion: string }[], day: string): void {
  if (new Set(topics.map(({ topic }) => topic)).size < topics.length)
    throw refused('/topics', 'twice', 'Each topic once.');
  for (const [index, { topic, textVersion }] of topics.entries())
    if (currentWording(consentTexts, topic, day)?.version !== textVersion)
      throw refused(`/topics/${index}/textVersion`, 'wording', 'Another wording is in force.');
}

function personOf({ items }: SectionData['persons'], id: string, path: string): Person {
  const person = Object.hasOwn(items, id) ? items[id] : undefined;
  if (!person) throw refused(path, 'person', 'Nobody of this household.');
  return person;
}

const refused = (path: string, code: string, message: string) =>
  new ServiceError('invalid', 'The consent cannot be recorded.', {
    status: 422,
    issues: [{ path, code, message }],
  });
