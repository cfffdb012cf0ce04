import { Link } from '@vp-digital/core/libs/router';
import type { MouseEventHandler, ReactNode } from 'react';
import { FurtherIcon } from '../icons';
import { useOffers } from '../provider/offersContext';
import { useReadOnly } from '../provider/readOnlyContext';
import classes from './TextLink.module.css';

export interface TextLinkProps {
  children: ReactNode;
  href: string;
  /** The full name if the visible words are not enough on their own; it begins with them ("Alle 9: Themencheck"). */
  label?: string | undefined;
  /** `more` at the right of a card's head, with an arrow; `row` as the name of a table row. Default `text`. */
  kind?: 'text' | 'more' | 'row' | undefined;
  /** The words carry information: they stay as plain text if the screen is not offered. Default for `row`. */
  keepsWords?: boolean | undefined;
  /** Leads to nothing but writing: not drawn where the page is only read. */
  writes?: boolean | undefined;
  /** A plain link: outside of the area, or where there is no router. */
  external?: boolean | undefined;
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
}

/** A link in words; not drawn when its screen is not offered. */
export function TextLink({
  children,
  href,
  label,
  kind = 'text',
  keepsWords = kind === 'row',
  writes,
  external,
  onClick,
}: TextLinkProps) {
  const readOnly = useReadOnly();
  const isOffered = useOffers()(href) || external;
  if (writes && readOnly !== undefined) return undefined;
  if (!isOffered && !keepsWords) return undefined;
  const common = {
    className: classes['link'],
    'data-kind': kind,
    'aria-label': label,
    onClick,
  };
  const content = (
    <>
      {children}
      {kind === 'more' && <FurtherIcon size={16} stroke={2} aria-hidden />}
    </>
  );
  if (!isOffered) return <span data-kind={kind}>{children}</span>;
  return external ? (
    <a {...common} href={href}>
      {content}
    </a>
  ) : (
    <Link {...common} to={href}>
      {content}
    </Link>
  );
}
