import classes from './Initials.module.css';

export interface InitialsProps {
  /** The person's name, shown next to the initials, which are decoration. */
  name: string;
  tone: 'first' | 'second' | 'child';
  /** 44 or 36. Default `default`. */
  size?: 'default' | 'large' | undefined;
}

/** A person without a picture. */
export function Initials({ name, tone, size = 'default' }: InitialsProps) {
  return (
    <span className={classes['initials']} data-tone={tone} data-size={size} aria-hidden>
      {initialsOf(name)}
    </span>
  );
}

/** The first letters of the first and the last word: "Dr. Nadine Musterkamp" is NM, "Emil" is E, "Jana (1988)" is J. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => !word.startsWith('(') && !word.endsWith('.'));
  const [first] = words;
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [first, last].map((word) => (word ? [...word][0]?.toLocaleUpperCase('de') : '')).join('');
}
