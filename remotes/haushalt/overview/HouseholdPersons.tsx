import type { SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHost } from '@vp-digital/core/platform';
import { age } from '@vp-digital/core/reference/format';
import { PersonStrip } from '@vp-digital/core/ui';
import type { OverviewData } from './sections';

/** Who lives in the household: name, age, occupation. */
export function HouseholdPersons({ data }: { data: OverviewData }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview' });
  const today = useHost().clock.today();
  const persons = Object.entries(data.persons.items).sort(([, a], [, b]) => a.position - b.position);
  return (
    <PersonStrip
      label={t('persons')}
      persons={persons.map(([personId, { firstName, lastName, birthDate, role }], index) => ({
        key: personId,
        name: role === 'child' ? firstName : `${firstName} ${lastName}`,
        title: `${firstName}, ${age(birthDate, today)}`,
        caption: role === 'child' ? t('child') : occupationOf(data.employments, personId),
        tone: role === 'child' ? 'child' : index === 0 ? 'first' : 'second',
      }))}
    />
  );
}

function occupationOf(employments: SectionData['employments'], personId: string): string | undefined {
  return Object.values(employments.items).find((job) => job.personId === personId && job.main !== false)
    ?.occupation;
}
