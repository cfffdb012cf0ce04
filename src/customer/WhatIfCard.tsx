import { type ScenarioName, useScenarioValue } from '@vp-digital/core/forms';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Chip, Figure, usePatternFill } from '@vp-digital/core/ui';
import { CustomerCard } from './CustomerCard';
import classes from './customer.module.css';

export interface WhatIfCardProps {
  name: ScenarioName;
  /** The figure's word. */
  label: string;
  /** As it is. */
  before: number;
  shown(value: number): string;
  /** What follows from it, in a sentence. */
  children?(value: number): string | undefined;
}

/** A figure while a change is tried out: the hypothetical value, marked as such, next to the current one. */
export function WhatIfCard({ name, label, before, shown, children }: WhatIfCardProps) {
  const { whatIf } = usePatternFill();
  const { t } = useTranslation('household/whatIf');
  const value = useScenarioValue(name);
  if (value === undefined || value === before) return undefined; // it may have become so meanwhile
  const widest = Math.max(1, Math.abs(before), Math.abs(value));
  const percent = (amount: number) => `${Math.round((Math.max(0, amount) / widest) * 1_000) / 10}%`;
  const [less, more] = [Math.min(before, value), Math.max(before, value)];
  const sentence = children?.(value);
  return (
    <CustomerCard wide title={t('title', { figure: label })}>
      <p className={classes['figure']}>
        <Figure value={shown(value)} size="l" />
        <Chip tone="accent">{t('chip')}</Chip>
      </p>
      <svg width="100%" height="22" aria-hidden focusable="false">
        <rect className={classes['now']} width={percent(less)} height="22" />
        <rect
          className={classes['tried']}
          x={percent(less)}
          width={percent(Math.max(0, more) - Math.max(0, less))}
          height="22"
          fill={whatIf}
        />
      </svg>
      <p>{t('before', { value: shown(before) })}</p>
      {sentence && <p>{sentence}</p>}
    </CustomerCard>
  );
}
