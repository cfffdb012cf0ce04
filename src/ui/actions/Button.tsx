import { Link } from '@vp-digital/core/libs/router';
import type { AriaAttributes, MouseEventHandler, ReactNode } from 'react';
import type { Icon } from '../icons';
import { useOffers } from '../provider/offersContext';
import { useReadOnly } from '../provider/readOnlyContext';
import { ActionIcon } from './ActionIcon';
import classes from './Button.module.css';
import { useDisabled } from './useDisabled';

interface ButtonLook {
  children: ReactNode;
  /** One primary button per view; `danger` only in dialogs. Default `secondary`. */
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  /** `compact` (40) in tables and card heads, `large` (52) where the page has one action. Default 44. */
  size?: 'compact' | 'default' | 'large' | undefined;
  /** Full width of its container. */
  wide?: boolean | undefined;
  icon?: Icon | undefined;
  iconAfter?: Icon | undefined;
  /** It writes, or leads to nothing but writing: not drawn where the page is only read. */
  writes?: boolean | undefined;
}

interface ButtonAction extends ButtonLook, AriaAttributes {
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
  type?: 'button' | 'submit' | undefined;
  disabled?: boolean | undefined;
  /** Keeps the width, shows a ring after 400 ms and ignores further presses. */
  loading?: boolean | undefined;
  id?: string | undefined;
  /** By which `?fokus=` in the address finds it. */
  name?: string | undefined;
  /** It ends the sheet in which it stands: not while a field there refuses what was typed. */
  leavesSheet?: boolean | undefined;
  href?: undefined;
}

interface LinkOrButtonProps extends ButtonLook {
  /** Where it leads; followed by the area's router. */
  href: string;
  /** A plain link: outside of the area, a download, or where there is no router. */
  external?: boolean | undefined;
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
}

export type ButtonProps = ButtonAction | LinkOrButtonProps;

/** An action (`onClick`, `type="submit"`) or a way (`href`), which is a link and not drawn when its screen is not offered. */
export function Button({ writes, ...props }: ButtonProps) {
  const readOnly = useReadOnly();
  if (writes && readOnly !== undefined) return undefined;
  return props.href === undefined ? <ActionButton {...props} /> : <LinkOrButton {...props} />;
}

function ActionButton({
  children,
  kind,
  size,
  wide,
  icon,
  iconAfter,
  loading,
  onClick,
  type,
  leavesSheet,
  ...rest
}: ButtonAction) {
  return (
    <button
      {...rest}
      data-leaves-sheet={leavesSheet || undefined}
      {...look({ kind, size, wide })}
      type={type ?? 'button'}
      {...useDisabled({ ...rest, loading, onClick })}
      aria-busy={loading || undefined}
    >
      <Content icon={icon} iconAfter={iconAfter}>
        {children}
      </Content>
      {loading && <span className={classes['ring']} />}
    </button>
  );
}

function LinkOrButton({
  children,
  kind,
  size,
  wide,
  icon,
  iconAfter,
  href,
  external,
  onClick,
}: LinkOrButtonProps) {
  const isOffered = useOffers()(href) || external;
  if (!isOffered) return undefined;
  const content = (
    <Content icon={icon} iconAfter={iconAfter}>
      {children}
    </Content>
  );
  if (external) {
    return (
      <a {...look({ kind, size, wide })} href={href} onClick={onClick}>
        {content}
      </a>
    );
  }
  return (
    <Link {...look({ kind, size, wide })} to={href} onClick={onClick}>
      {content}
    </Link>
  );
}

function look({ kind = 'secondary', size = 'default', wide }: Pick<ButtonLook, 'kind' | 'size' | 'wide'>) {
  return {
    className: classes['button'],
    'data-kind': kind,
    'data-size': size,
    'data-wide': wide || undefined,
  };
}

function Content({ icon, iconAfter, children }: Pick<ButtonLook, 'icon' | 'iconAfter' | 'children'>) {
  return (
    <span className={classes['content']}>
      {icon && <ActionIcon icon={icon} />}
      {children}
      {iconAfter && <ActionIcon icon={iconAfter} />}
    </span>
  );
}
