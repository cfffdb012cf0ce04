import type { HouseholdSummary } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Link } from '@vp-digital/core/libs/router';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { age } from '@vp-digital/core/reference/format';
import { FurtherIcon, Initials } from '@vp-digital/core/ui';
import type { ReactNode } from 'react';
import { Found } from './Found';
import classes from './HouseholdHit.module.css';

export interface HouseholdHitProps {
  household: HouseholdSummary;
  query: string;
  /** Before it is opened. */
  onOpen?: (() => void) | undefined;
  /** A deed of its own, at the right end. */
  deed?: ReactNode;
}

/** One household: who, where, when last and next; the whole card opens it. */
export function HouseholdHit({ household, query, onOpen, deed }: HouseholdHitProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'search' });
  const format = useFormat();
  const today = useHost().clock.today();
  const { householdId, name, persons, postalCode, city, lastAppointment, nextAppointment } = household;
  const adults = persons.filter(({ role }) => role !== 'child');
  const children = persons.filter(({ role }) => role === 'child');
  const ages = adults.map(({ birthDate }) => age(birthDate, today)).join(', ');
  const young = children.map((child) => `${child.firstName} ${age(child.birthDate, today)}`).join(', ');
  return (
    <div className={classes['place']}>
      <Link
        className={classes['hit']}
        to={routes.householdOverview.href({ householdId })}
        data-hit
        data-deed={deed ? true : undefined}
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
          <span className={classes['caption']}>
            {t('ages', { ages })}
            {young && ` · ${young}`}
          </span>
          <span className={classes['caption']}>
            <Found text={[postalCode, city].filter(Boolean).join(' ')} query={query} />
          </span>
        </span>
        <Appointment label={t('last')} date={lastAppointment} format={format.date} />
        <Appointment label={t('next')} date={nextAppointment} format={format.date} />
        <FurtherIcon className={classes['further']} size={20} stroke={1.75} aria-hidden />
      </Link>
      {deed && <div className={classes['deed']}>{deed}</div>}
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
