import { isPersonalNeed, type NeedTopic, needTopics, type RecapEntry } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdPersons } from './useHouseholdPersons';

/** What advice is about: a topic of the household, or of one adult. */
export type AdviceTopic = Pick<RecapEntry, 'adviceTopic' | 'ownerId'>;

export interface AdviceTopics {
  /** Every topic by a key of its own, under its name. */
  options: readonly { value: string; label: string }[];
  keyOf(of: AdviceTopic): string | undefined;
  /** Undefined for advice on anything else. */
  of(key: string | undefined): { topic: NeedTopic | undefined; personId: string | undefined };
  nameOf(of: AdviceTopic): string | undefined;
}

/** The topics that advice can be about, each adult's own for each. */
export function useAdviceTopics(): AdviceTopics {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'recap' });
  const { t: code } = useTranslation('household/recap');
  const adults = useHouseholdPersons().filter(({ role }) => role !== 'child');
  const all = needTopics.flatMap((topic): Choice[] => {
    const name = code(`adviceTopic.${topic}`);
    if (!isPersonalNeed(topic)) return [{ key: topic, topic, name }];
    return adults.map(({ personId, name: person }) => ({
      key: `${topic} ${personId}`,
      topic,
      personId,
      name: t('topicOf', { topic: name, person }),
    }));
  });
  const find = ({ adviceTopic, ownerId }: AdviceTopic) =>
    all.find(
      ({ topic, personId }) => topic === adviceTopic && (!isPersonalNeed(topic) || personId === ownerId),
    );
  return {
    options: all.map(({ key, name }) => ({ value: key, label: name })),
    keyOf: (of) => find(of)?.key,
    of: (key) => {
      const chosen = all.find((one) => one.key === key);
      return { topic: chosen?.topic, personId: chosen?.personId };
    },
    nameOf: (of) => find(of)?.name,
  };
}

interface Choice {
  key: string;
  topic: NeedTopic;
  personId?: string;
  name: string;
}
