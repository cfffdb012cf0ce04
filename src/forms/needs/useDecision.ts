import { useNeedWords } from '@vp-digital/core/figures';
import { needDecisionId, type SettledNeed, type NeedData } from '@vp-digital/core/household';
import { useEntry } from '@vp-digital/core/micro-app';

/** Writes what a household says about a topic; the first answer makes the entry. */
export function useDecision(
  { topic, personId, decided }: Pick<SettledNeed, 'topic' | 'personId' | 'decided'>,
  data: NeedData,
) {
  const { name } = useNeedWords(data);
  return useEntry({
    section: 'needDecisions',
    id: decided?.id ?? needDecisionId({ topic, personId }),
    value: decided?.decision,
    blank: { topic, ...(personId !== undefined && { personId }) },
    of: name({ topic, ...(personId !== undefined && { personId }) }),
  });
}
