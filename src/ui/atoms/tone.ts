import { ErrorIcon, type Icon, InfoIcon, PositiveIcon, WarningIcon } from '../icons';

/** What a message means; never conveyed by colour only. */
export type Tone = 'info' | 'positive' | 'warning' | 'negative';

export const toneIcons: Record<Tone, Icon> = {
  info: InfoIcon,
  positive: PositiveIcon,
  warning: WarningIcon,
  negative: ErrorIcon,
};
