import type { ConsentRecord, ConsentText, HouseholdConsents } from '@vp-digital/core/contracts';
import {
  type ConsentPurpose,
  type ConsentState,
  consentPurposes,
  consentsForHerself,
  consentState,
  currentWording,
  hasDied,
  type InformationTopic,
  informationTopics,
  isOffered,
  personsInOrder,
  type SectionData,
} from '@vp-digital/core/household';

/** One topic of one person: where it stands, and the wording in force. */
export interface TopicLine<Topic = InformationTopic | ConsentPurpose> {
  topic: Topic;
  text: ConsentText | undefined;
  state: ConsentState<ConsentRecord>;
}

export interface PersonLine {
  id: string;
  /** What the person is called where room is short. */
  shortName: string;
  name: string;
  birthDate: string;
  tone: 'first' | 'second' | 'child';
  /** Whether she is old enough to consent for herself. */
  decides: boolean;
  /** Nothing is needed of, or can be recorded for, who has died; what was recorded stays. */
  hasDied: boolean;
  information: TopicLine<InformationTopic>[];
  purposes: TopicLine<ConsentPurpose>[];
}

/** Everybody of a household with all topics, in the order of the persons. */
export function personLines(
  persons: SectionData['persons'],
  { records, texts }: HouseholdConsents,
  day: string,
): PersonLine[] {
  return personsInOrder({ persons }).map(
    ({ id, birthDate, fullName: name, name: shortName, role, ...known }, index) => {
      const isGone = hasDied(known);
      const wordings = isGone ? [] : texts; // nobody is asked any more
      const line = <Topic extends InformationTopic | ConsentPurpose>(topic: Topic): TopicLine<Topic> => ({
        topic,
        text: currentWording(wordings, topic, day),
        state: consentState({ actions: records, wordings, person: { id, birthDate }, topic, day }),
      });
      const decides = !isGone && consentsForHerself(birthDate, day);
      return {
        id,
        shortName,
        birthDate,
        name,
        tone: role === 'child' ? 'child' : index === 0 ? 'first' : 'second',
        decides,
        hasDied: isGone,
        information: informationTopics.map(line),
        // what is not offered to her, or has no wording in force, is shown only where it was given once
        purposes: consentPurposes
          .map(line)
          .filter(
            ({ topic, text, state }) => (text && isOffered(topic, decides)) || state.kind !== 'missing',
          ),
      };
    },
  );
}

/** Who may consent for somebody who is too young: the grown-ups of the household. */
export const guardiansOf = (lines: readonly PersonLine[], person: PersonLine): PersonLine[] =>
  lines.filter((one) => one.id !== person.id && one.decides && one.tone !== 'child');

/** What can be given now: there is a wording, and it is not valid already. */
export const openPurposes = ({ purposes, decides }: PersonLine): TopicLine<ConsentPurpose>[] =>
  purposes.filter(({ topic, text, state }) => text && isOffered(topic, decides) && state.kind !== 'valid');
