import { TextLink } from '../actions/TextLink';
import { Initials, type InitialsProps } from './Initials';
import classes from './PersonStrip.module.css';

export interface PersonStripProps {
  /** "Personen im Haushalt" */
  label: string;
  persons: readonly {
    key: string;
    /** Full name, for the initials. */
    name: string;
    /** "Jonas, 38" */
    title: string;
    /** "Maschinenbautechniker" */
    caption?: string | undefined;
    /** Where more of the person stands. */
    href?: string | undefined;
    tone: InitialsProps['tone'];
  }[];
}

/** The people of a household in one row. */
export function PersonStrip({ label, persons }: PersonStripProps) {
  return (
    <ul className={classes['strip']} aria-label={label}>
      {persons.map(({ key, name, title, caption, href, tone }) => (
        <li key={key} className={classes['person']}>
          <Initials name={name} tone={tone} />
          <span className={classes['words']}>
            <b className={classes['title']}>
              {href === undefined ? (
                title
              ) : (
                <TextLink kind="row" href={href}>
                  {title}
                </TextLink>
              )}
            </b>
            {caption && <span className={classes['caption']}>{caption}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
