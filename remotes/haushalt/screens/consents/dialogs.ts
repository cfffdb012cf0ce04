import type { ConsentPurpose } from '@vp-digital/core/household';
import type { PersonLine, TopicLine } from './lines';

/** What is open over the page; one at a time. */
export type OpenDialog =
  | { kind: 'give'; person: PersonLine; lines: readonly TopicLine<ConsentPurpose>[] }
  | { kind: 'withdraw'; person: PersonLine; topic: ConsentPurpose }
  | { kind: 'handOver'; only: PersonLine | undefined }
  | { kind: 'proof'; person: PersonLine; line: TopicLine }
  | { kind: 'deletion'; person: PersonLine };
