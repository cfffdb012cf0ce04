import { type ReactNode, useId } from 'react';
import { takeMainId } from './mainId';
import { usePageNotices } from './pageNotices';
import { usePageRail } from './pageRail';
import classes from './Page.module.css';

export interface PageProps {
  /** The page's name, its `h1`. */
  name: string;
  /** The Kernsatz: the result in words and figures, its key figure in `<Key>`. */
  headline?: ReactNode;
  /** One sentence more under the Kernsatz. */
  caption?: ReactNode;
  /** At most two buttons, one of them primary. */
  actions?: ReactNode;
  /** The stations of a guided path, at the left from 992. */
  rail?: ReactNode;
  /** A `SideSheet` that belongs to no single card; one that does stands right after its card instead. */
  sheet?: ReactNode;
  /** A column of 280 at the right, for what only the advisor sees. */
  aside?: ReactNode;
  /** The side slot has no `<main>` of its own. Default `page`. */
  slot?: 'page' | 'side' | 'customer' | undefined;
  children?: ReactNode;
}

/** A page: name, answer, content. */
export function Page({
  name,
  headline,
  caption,
  actions,
  rail,
  sheet,
  aside,
  slot = 'page',
  children,
}: PageProps) {
  const titleId = useId();
  const notices = usePageNotices();
  const areaRail = usePageRail();
  const hasAreaRail = areaRail !== undefined && !rail && slot === 'page';
  const Landmark = slot === 'page' ? 'main' : 'section';
  const Title = slot === 'page' ? 'h1' : 'h2';
  return (
    <Landmark
      ref={slot === 'page' ? takeMainId : undefined}
      tabIndex={slot === 'page' ? -1 : undefined}
      aria-labelledby={titleId}
      className={classes['page']}
      data-rail={rail ? true : undefined}
      data-area-rail={hasAreaRail || undefined}
      data-aside={aside ? true : undefined}
    >
      {rail && <div className={classes['rail']}>{rail}</div>}
      {hasAreaRail && <div className={classes['rail']}>{areaRail}</div>}
      <div className={classes['content']}>
        <div className={classes['head']}>
          <div className={classes['words']}>
            <Title id={titleId} className={classes['name']}>
              {name}
            </Title>
            {headline && <p className={classes['headline']}>{headline}</p>}
            {caption && <p className={classes['caption']}>{caption}</p>}
          </div>
          {actions && <div className={classes['actions']}>{actions}</div>}
        </div>
        <div className={classes['body']}>
          {notices}
          {children}
          {sheet}
        </div>
      </div>
      {aside && <div className={classes['aside']}>{aside}</div>}
    </Landmark>
  );
}
