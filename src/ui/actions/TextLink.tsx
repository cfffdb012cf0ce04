import { Link } from '@vp-digital/core/libs/router';
import { customerMarks } from '@vp-digital/core/shell';
import type { MouseEventHandler, ReactNode } from 'react';
import { FurtherIcon } from '../icons';
import { useReadOnly } from '../provider/readOnlyContext';
import classes from './TextLink.module.css';

export interface TextLinkProps {
  children: ReactNode;
  href: string;
  /** The full name where the visible words do not stand alone; it begins with them ("Alle 9: Themencheck"). */
  label?: string | undefined;
  /** `more` at the right of a card's head, with an arrow; `row` as the name of a table row. Default `text`. */
  kind?: 'text' | 'more' | 'row' | undefined;
  /** Whether the customer view shows the words, which name something; the way stays with the advisor. Default `advisor`. */
  wordsFor?: 'advisor' | 'customer' | undefined;
  /** Leads to nothing but writing: not drawn where the page is only read. */
  writes?: boolean | undefined;
  /** A plain link: outside of the area, or where there is no router. */
  external?: boolean | undefined;
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
}

/** A link in words. */
export function TextLink({
  children,
  href,
  label,
  kind = 'text',
  wordsFor,
  writes,
  external,
  onClick,
}: TextLinkProps) {
  const readOnly = useReadOnly();
  if (writes && readOnly !== undefined) return undefined;
  const common = {
    className: classes['link'],
    'data-kind': kind,
    'aria-label': label,
    onClick,
    ...(wordsFor === 'customer' && { [customerMarks.words]: true }),
  };
  const content = (
    <>
      {children}
      {kind === 'more' && <FurtherIcon size={16} stroke={2} aria-hidden />}
    </>
  );
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
