import { isStillInProgress, type StoredAppointment, wallTimeOf } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import { ofAppointment, routes } from '@vp-digital/core/reference';
import { useKnownHousehold } from '@vp-digital/core/services';
import { TextLink } from '@vp-digital/core/ui';
import type { Made } from './madeIn';

export interface MadeInAppointmentProps {
  appointment: StoredAppointment;
  made: Made;
}

/** "3 Notizen, 1 Stand": what was written down, frozen and rated, each with its way there; nothing is said of what is not known. */
export function MadeInAppointment({ appointment: { id, state, begin }, made }: MadeInAppointmentProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'heldAppointments' });
  const householdId = useHouseholdId();
  const legacyHouseholdId = useKnownHousehold(householdId).household?.legacyHouseholdId;
  const placeOf = (href: string) => (made.byDay ? href : ofAppointment(href, id));
  const links = [
    { what: 'notes', count: made.notes, href: placeOf(routes.recap.href({ householdId })) },
    { what: 'snapshots', count: made.snapshots, href: placeOf(routes.snapshots.href({ householdId })) },
    {
      what: 'ratings',
      count: made.ratings,
      href: routes.rating.href({ legacyHouseholdId: String(legacyHouseholdId ?? householdId) }),
    },
  ] as const;
  const now = wallTimeOf(useHost().clock.now());
  const isForgotten = state === 'running' && !isStillInProgress({ begin }, now);
  const end = isForgotten && (
    <TextLink href={routes.householdOverview.href({ householdId })}>{t('notEnded')}</TextLink>
  );
  const some = links.filter(({ count = 0 }) => count > 0);
  if (some.length > 0)
    return (
      <>
        {end}
        {some.map(({ what, count, href }, index) => (
          <span key={what}>
            {(isForgotten || index > 0) && ', '}
            <TextLink href={href}>{t(what, { count })}</TextLink>
          </span>
        ))}
      </>
    );
  if (isForgotten) return end;
  if (state === 'running') return t('running');
  return links.every(({ count }) => count !== undefined) ? t('nothing') : undefined;
}
