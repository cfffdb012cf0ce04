import type { AriaAttributes, MouseEventHandler, Ref } from 'react';
import type { Icon } from '../icons';
import { useReadOnly } from '../provider/readOnlyContext';
import { ActionIcon } from './ActionIcon';
import classes from './IconButton.module.css';
import { useDisabled } from './useDisabled';

export interface IconButtonProps extends AriaAttributes {
  /** What it does, for those who do not see the icon. */
  label: string;
  icon: Icon;
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
  /** `secondary` has a border. Default `quiet`. */
  kind?: 'quiet' | 'secondary' | undefined;
  /** A number at the corner; its meaning belongs into the label. */
  count?: number | undefined;
  disabled?: boolean | undefined;
  /** It writes: not drawn where the page is only read. */
  writes?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button that is only an icon; 44 × 44. */
export function IconButton({ label, icon, kind = 'quiet', count, writes, ...rest }: IconButtonProps) {
  const readOnly = useReadOnly();
  const press = useDisabled(rest);
  if (writes && readOnly !== undefined) return undefined;
  return (
    <button
      {...rest}
      {...press}
      type="button"
      className={classes['button']}
      data-kind={kind}
      data-icon
      aria-label={label}
    >
      <ActionIcon icon={icon} />
      {count !== undefined && (
        <span className={classes['count']} aria-hidden>
          {count}
        </span>
      )}
    </button>
  );
}
