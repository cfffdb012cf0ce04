import type { HouseholdSummary, ListedHousehold } from '@vp-digital/core/contracts';
import { Link } from '@vp-digital/core/libs/router';
import { routes } from '@vp-digital/core/reference';
import { age } from '@vp-digital/core/reference/format';
import { Chip, FurtherIcon, Initials, PositiveIcon, WarningIcon } from '@vp-digital/core/ui';
import type { ReactNode } from 'react';
import { Found } from './Found';
import classes from './HouseholdHit.module.css';
import type { HitWords } from './useHitWords';

export interface HouseholdHitProps {
  household: HouseholdSummary & Partial<Pick<ListedHousehold, 'consentLight' | 'foundBy' | 'waiting'>>;
  query: string;
  words: HitWords;
  /** Before it is opened. */
  onOpen?: (() => void) | undefined;
  /** At the right end, beside the link: one or two buttons. */
  actions?: ReactNode;
  /** There are three. */
  wide?: boolean | undefined;
}

/** One household: who, where, when last and next; the whole card opens it. */
export function HouseholdHit({ household, query, words, onOpen, actions, wide }: HouseholdHitProps) {
  const { today } = words;
  const {
    consentLight,
    foundBy,
    waiting,
    householdId,
    status,
    name,
    persons,
    postalCode,
    city,
    lastAppointment,
    nextAppointment,
    completeness,
  } = household;
  const adults = persons.filter(({ role }) => role !== 'child');
  const children = persons.filter(({ role }) => role === 'child');
  const ages = adults.map(({ birthDate }) => String(age(birthDate, today)));
  const place = [postalCode, city].filter(Boolean).join(' ');
  const recorded = completeness == null ? undefined : words.recorded(completeness);
  const young = children.map((child) => `${child.firstName} ${age(child.birthDate, today)}`).join(', ');
  return (
    <div className={classes['place']}>
      <Link
        className={classes['hit']}
        to={routes.householdOverview.href({ householdId })}
        data-hit
        data-actions={actions ? (wide ? 3 : 2) : undefined}
        onClick={onOpen}
      >
        <span className={classes['people']}>
          {adults.map(({ personId, firstName, lastName }, index) => (
            <Initials
              key={personId}
              name={`${firstName} ${lastName}`}
              tone={index === 0 ? 'first' : 'second'}
            />
          ))}
        </span>
        <span className={classes['words']}>
          <b className={classes['name']}>
            <Found text={name} query={query} />
          </b>
          {status !== 'active' && (
            <span>
              <Chip>{words.status[status]}</Chip>
            </span>
          )}
          {waiting ? (
            <span>
              <Chip tone="warning">{words.waiting(waiting)}</Chip>
            </span>
          ) : undefined}
          <span className={classes['caption']}>
            {words.aged(ages)}
            {young && ` · ${young}`}
          </span>
          <span className={classes['caption']}>
            <Found text={place} query={query} />
            {recorded && (place === '' ? recorded : ` · ${recorded}`)}
          </span>
          {foundBy?.map(({ kind, text }) => (
            <span key={text} className={classes['caption']}>
              {`${words.found[kind]} `}
              <mark>{kind === 'birthDate' ? words.date(text) : text}</mark>
            </span>
          ))}
        </span>
        <Appointment label={words.last} date={lastAppointment} format={words.date} />
        <Appointment label={words.next} date={nextAppointment} format={words.date} />
        {consentLight && (
          <span className={classes['light']}>
            <span className={classes['caption']}>{words.consents}</span>
            <Chip
              tone={consentLight === 'valid' ? 'positive' : 'warning'}
              icon={consentLight === 'valid' ? PositiveIcon : WarningIcon}
            >
              {words.consent[consentLight]}
            </Chip>
          </span>
        )}
        <FurtherIcon className={classes['further']} size={20} stroke={1.75} aria-hidden />
      </Link>
      {actions && <div className={classes['actions']}>{actions}</div>}
    </div>
  );
}

interface AppointmentProps {
  label: string;
  date: string | null;
  format(date: string): string;
}

function Appointment({ label, date, format }: AppointmentProps) {
  return (
    <span className={classes['appointment']}>
      <span className={classes['caption']}>{label}</span>
      <span>{date ? format(date) : '–'}</span>
    </span>
  );
}
