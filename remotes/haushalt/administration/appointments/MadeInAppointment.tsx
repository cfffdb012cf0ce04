import { dayOfAppointment, type KeptAppointment, type SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { skipToken } from '@vp-digital/core/libs/query';
import { useSelector } from '@vp-digital/core/libs/redux';
import { useHouseholdId, usePageDocuments } from '@vp-digital/core/micro-app';
import { useHasPermission } from '@vp-digital/core/platform';
import { ofAppointment, permissions, routes } from '@vp-digital/core/reference';
import { useKnownHousehold } from '@vp-digital/core/services';
import { selectInRole } from '@vp-digital/core/session';
import { TextLink } from '@vp-digital/core/ui';
import { useSnapshotsQuery } from '../../overview/api';

export interface MadeInAppointmentProps {
  appointment: KeptAppointment;
  ratings: SectionData['appointmentRatings'];
}

/** "3 Notizen, 1 Stand": what was written down, frozen and rated, as far as it is the reader's to see, each with its way there. */
export function MadeInAppointment({ appointment, ratings }: MadeInAppointmentProps) {
  const { id, state } = appointment;
  const { t } = useTranslation('haushalt', { keyPrefix: 'heldAppointments' });
  const householdId = useHouseholdId();
  const legacyHouseholdId = useKnownHousehold(householdId).household?.legacyHouseholdId;
  const inRole = useSelector(selectInRole);
  const seesNotes = useHasPermission(permissions.sectionReport);
  const notes = usePageDocuments(seesNotes ? ['recap'] : []);
  const { data: snapshots = [] } = useSnapshotsQuery(seesNotes && !inRole ? householdId : skipToken);
  const isOfIt = (one: { appointmentId?: string | undefined }) => one.appointmentId === id;
  const noted =
    notes.status === 'ready' && seesNotes ? Object.values(notes.data.recap.items).filter(isOfIt) : [];
  const frozen = snapshots.filter(isOfIt);
  const rated = Object.values(ratings.items).filter(
    (one) => isOfIt(one) || (one.appointmentId === undefined && one.date === dayOfAppointment(appointment)), // of older releases
  );
  const links = [
    { what: 'notes', count: noted.length, href: ofAppointment(routes.recap.href({ householdId }), id) },
    {
      what: 'snapshots',
      count: frozen.length,
      href: ofAppointment(routes.snapshots.href({ householdId }), id),
    },
    {
      what: 'ratings',
      count: rated.length,
      href: routes.rating.href({ legacyHouseholdId: String(legacyHouseholdId ?? householdId) }),
    },
  ] as const;
  const made = links.filter(({ count }) => count > 0);
  if (made.length === 0) return t(state === 'running' ? 'running' : 'nothing');
  return made.map(({ what, count, href }, index) => (
    <span key={what}>
      {index > 0 && ', '}
      <TextLink href={href}>{t(what, { count })}</TextLink>
    </span>
  ));
}
