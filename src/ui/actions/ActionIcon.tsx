import { memo } from 'react';
import type { Icon } from '../icons';

/** The icon of a button; drawn once, even if its button is redrawn with every keystroke nearby. */
export const ActionIcon = memo(function ActionIcon({ icon: Symbol }: { icon: Icon }) {
  return <Symbol size={20} stroke={1.75} aria-hidden />;
});
