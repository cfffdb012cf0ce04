import { mainEmployment, personsInOrder, type SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId, usePageDocuments } from '@vp-digital/core/micro-app';
import { LoadedState } from '@vp-digital/core/parts';
import { useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { age } from '@vp-digital/core/reference/format';
import { PersonStrip, Skeleton } from '@vp-digital/core/ui';

/** Who lives in the household: name, age, occupation. */
export function Persons() {
  const result = usePageDocuments(['persons', 'employments']);
  return (
    <LoadedState result={result} skeleton={<Skeleton />}>
      {(data) => <Strip {...data} />}
    </LoadedState>
  );
}

function Strip({ persons, employments }: Pick<SectionData, 'persons' | 'employments'>) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview' });
  const householdId = useHouseholdId();
  const today = useHost().clock.today();
  return (
    <PersonStrip
      label={t('persons')}
      persons={personsInOrder({ persons }).map(({ id: key, fullName, name, birthDate, role }, index) => ({
        key,
        name: role === 'child' ? name : fullName,
        title: `${name}, ${age(birthDate, today)}`,
        caption: role === 'child' ? t('child') : mainEmployment({ employments }, key)?.occupation,
        href: routes.personalData.href({ householdId, id: key }),
        tone: role === 'child' ? 'child' : index === 0 ? 'first' : 'second',
      }))}
    />
  );
}
