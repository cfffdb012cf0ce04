import { memo } from 'react';
import type { Icon } from '../icons';

/** The icon of a button; drawn once, though its button is drawn with every key beside it. */
export const ActionIcon = memo(function ActionIcon({ icon: Symbol }: { icon: Icon }) {
  return <Symbol size={20} stroke={1.75} aria-hidden />;
});
