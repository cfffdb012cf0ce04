import type { NeedComparison, ShownNeed } from '@vp-digital/core/household';
import { useId, useState } from 'react';

/** What is open: the sheet of a topic by its key, or that of the order. */
type Opened = { kind: 'topic'; key: string } | { kind: 'order' };

export interface OpenedTopic {
  sheetId: string;
  /** Whether any sheet is asked for. */
  isAny: boolean;
  isOrder: boolean;
  topic: ShownNeed | undefined;
  toggleTopic(key: string): void;
  toggleOrder(): void;
  close(): void;
}

/** Which sheet stands beside the topics: one at a time. */
export function useOpenedTopic({ open, settled }: NeedComparison): OpenedTopic {
  const sheetId = useId();
  const [opened, setOpened] = useState<Opened>();
  const isOrder = opened?.kind === 'order';
  const topic =
    opened?.kind === 'topic' ? [...open, ...settled].find(({ key }) => key === opened.key) : undefined;
  return {
    sheetId,
    isAny: opened !== undefined,
    isOrder,
    topic,
    toggleTopic: (key) => setOpened(topic?.key === key ? undefined : { kind: 'topic', key }),
    toggleOrder: () => setOpened(isOrder ? undefined : { kind: 'order' }),
    close: () => setOpened(undefined),
  };
}
