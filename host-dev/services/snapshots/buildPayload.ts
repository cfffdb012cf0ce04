import { CORE_VERSION, type SnapshotPayload } from '@vp-digital/core/contracts';
import { lawFor } from '@vp-digital/core/finance';
import {
  maskedIn,
  derive,
  emptySection,
  inCommon,
  isComputable,
  netsOf,
  readStored,
  type SectionData,
  type SectionName,
  sectionNames,
  withNets,
  withoutEnded,
  withoutProtected,
} from '@vp-digital/core/household';
import { noHousehold, ServiceError } from '../http/ServiceError';
import { type Caller, isVisibleTo } from '../authorization';
import { berlinDay } from '../berlinDay';
import { actingAdvisor } from '../settings';
import type { Query } from '../database';
import { figuresOf } from './figuresOf';

interface HouseholdRow {
  legacyHouseholdId: number;
  name: string;
  sections: { section: SectionName; version: number; data: unknown }[];
}

/**
 * The household as it stands, all sections of one moment (a single statement), with what is derived from them.
 * Throws 403 for an unknown and for a foreign household alike.
 */
export async function buildPayload(
  q: Query,
  caller: Caller,
  householdId: string,
  now: Date,
): Promise<SnapshotPayload> {
  const [row] = await q<HouseholdRow>(
    `select h.legacy_household_id as "legacyHouseholdId", h.name,
       (select coalesce(jsonb_agg(jsonb_build_object('section', s.section, 'version', s.version, 'data', s.data)), '[]')
        from section s where s.household_id = h.household_id) as sections
     from household h where h.household_id = $1 and ${isVisibleTo('$2', '$3')}`,
    [householdId, caller.contract, caller.userId],
  );
  if (!row) throw noHousehold();
  const { legacyHouseholdId, name } = row;
  const stored = new Map(row.sections.map((section) => [section.section, section]));
  const all = readSections((section) => stored.get(section)?.data);
  const sections = inCommon(all);
  const masked = maskedOf(sections);
  const referenceDate = berlinDay(now);
  const current = withoutEnded(sections, referenceDate);
  const net = netsOf(current, referenceDate);
  const shown = { ...current, incomes: withNets(current, net) };
  const { name: advisor, profile } = await actingAdvisor(q, caller);
  const { company, telephone, email, street, postalCode, city, complaintOffice, portrait } = profile;
  return {
    schemaVersion: 1,
    engineVersion: CORE_VERSION,
    lawYear: lawFor(referenceDate).year,
    referenceDate,
    household: { householdId, legacyHouseholdId, name },
    versions: Object.fromEntries(sectionNames.map((section) => [section, stored.get(section)?.version ?? 0])),
    sections,
    figures: figuresOf(shown),
    ...(Object.keys(masked).length > 0 && { covered: masked }),
    advisor: {
      name: advisor,
      company,
      telephone,
      email,
      street,
      postalCode,
      city,
      complaintOffice,
      portrait,
    },
    informed: await informedPersons(q, householdId),
    derived: { net, ...derive(shown, referenceDate) },
  };
}

/**
 * Without anything protected. A snapshot never changes: what a person may have deleted at any time (Art. 9 GDPR) is not
 * in it. And reports are made from it, which need no number by which offices know a person, and no internal note.
 */
function readSections(dataOf: (section: SectionName) => unknown): SectionData {
  const entries = sectionNames.map((section) => {
    const { data, beyond: unknownFields } = readStored(section, dataOf(section) ?? emptySection(section));
    if (!isComputable(unknownFields))
      throw new ServiceError('conflict', 'A newer release has written what no figure can be made of here.');
    return [section, withoutProtected(section, data, () => true)];
  });
  return Object.fromEntries(entries) as SectionData; // one entry per name, each parsed by its own schema
}

/** By document, the kinds of what is told as "verdeckt". */
const maskedOf = (sections: SectionData): Record<string, string[]> =>
  Object.fromEntries(
    sectionNames.flatMap((name) => {
      const kinds = maskedIn(sections[name]);
      return kinds.length > 0 ? [[name, [...kinds]]] : [];
    }),
  );

/** To whom of a household the Erstinformation was handed over, and on which day last. */
const informedPersons = (q: Query, householdId: string): Promise<NonNullable<SnapshotPayload['informed']>> =>
  q(
    `select coalesce(m.became_id, c.person_id) as "personId",
       max(coalesce(c.on_day::text, to_char(c.at at time zone 'Europe/Berlin', 'YYYY-MM-DD'))) as "on"
     from consent_record c
       left join merged_person m on m.household_id = c.household_id and m.person_id = c.person_id
     where c.household_id = $1 and c.topic = 'initialInformation' and c.action = 'handedOver'
     group by 1 order by 1`,
    [householdId],
  );
