import * as z from 'zod/mini';
import { isForTalk } from './talk';
import { askedQuestion } from './telephoneQuestions';

/** A code lets a telephone in once, for so many seconds. */
export const telephoneCodeSeconds = 120;

/** So long a telephone is shown anything, counted from its code. */
export const telephoneMinutes = 60;

/** Bytes of what is shown, as it is sent: words and drawings of a long report, and the largest portrait. */
export const largestPicture = 400_000;

/**
 * Whether a telephone may show it: pages of the meeting, except those that ask about health, and the entry pages of the
 * analysis and the evaluation.
 */
export const isForTelephone = (screen: string): boolean =>
  isForTalk(screen) && !/\/(analyse|assessment)$|\/webvp-katalog\//.test(screen);

const telephone = z.object({
  telephoneId: z.uuid(),
  /** What the partner opens; the code goes behind it as the fragment, or is typed there. */
  url: z.url(),
  /**
   * `waiting` for the code, which was not given in time (`expired`) or five times wrong (`locked`); `connected`, or
   * `away` while the telephone does not poll.
   */
  state: z.enum(['waiting', 'expired', 'locked', 'connected', 'away']),
  codeUntil: z.iso.datetime(),
  endsAt: z.iso.datetime(),
});

/**
 * `GET …/telephones`: the partners, and the telephone of each while there is one. The user who opened them polls at
 * least every 90 seconds, or they end. `POST …/telephones/{telephoneId}/end` ends one, `POST …/telephones/end` all;
 * both answer the same.
 */
export const telephones = z.object({
  /** The advisor's view that admitted these telephones; absent while there are none, nor revealed answers of theirs. */
  viewId: z.optional(z.uuid()),
  partners: z.array(
    z.object({ personId: z.uuid(), firstName: z.string(), telephone: z.optional(telephone) }),
  ),
  /** What these telephones are asked; absent while they are asked nothing. */
  question: z.optional(askedQuestion),
});
export type Telephones = z.infer<typeof telephones>;
