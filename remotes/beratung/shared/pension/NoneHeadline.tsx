import type { Outcome } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { ReactNode } from 'react';

export interface NoneHeadlineProps {
  outcome: Outcome<unknown>;
  name: string;
  /** What the page says while facts are missing. */
  children: ReactNode;
}

/** What heads a page that computes nothing for a person: the retired lack no facts. */
export function NoneHeadline({ outcome, name, children }: NoneHeadlineProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'pension.retired' });
  return outcome.kind === 'notRelevant' ? t('headline', { name }) : children;
}
