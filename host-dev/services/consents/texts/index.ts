import type { ConsentText } from '@vp-digital/core/contracts';
import { type ConsentTopic, currentWording } from '@vp-digital/core/household';
import { informationTexts } from './information';
import { purposeTexts } from './purposes';

/** Every wording that was ever in force. */
export const consentTexts: readonly ConsentText[] = [...informationTexts, ...purposeTexts];

/** The wordings in force on a day, and those that records name. */
export const textsFor = (
  records: readonly { topic: ConsentTopic; textVersion: string }[],
  day: string,
): ConsentText[] =>
  consentTexts.filter(
    (text) =>
      currentWording(consentTexts, text.topic, day) === text ||
      records.some(({ topic, textVersion }) => topic === text.topic && textVersion === text.version),
  );
