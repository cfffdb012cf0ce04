import { type SectionData, type SettledNeed, shortNameOf } from '@vp-digital/core/household';
import type { ReportSettings } from './reportSettings';

/** What a topic is called, and whose it is. */
export function nameOfNeed(
  { topic, personId }: Pick<SettledNeed, 'topic' | 'personId'>,
  data: SectionData,
  { t }: Pick<ReportSettings, 't'>,
): string {
  const person = shortNameOf(data, personId ?? '');
  const word = t(`household/needDecisions:topic.${topic}`);
  return person === undefined ? word : t('household/needDecisions:of', { topic: word, person });
}
