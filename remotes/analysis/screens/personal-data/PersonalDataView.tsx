import { neededOfPerson, personsInOrder } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useNavigate } from '@vp-digital/core/libs/router';
import { NewerEntries, useHouseholdId, useMayKnow, WhollyKnown } from '@vp-digital/core/micro-app';
import { UndoButton } from '@vp-digital/core/parts';
import { useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Button, Columns, FilterChip, Key, Page, Row, TextLink } from '@vp-digital/core/ui';
import { AddPerson } from './add-person/AddPerson';
import type { PersonProps } from './data';
import { factsOf, isKnown } from './facts';
import { FamilyCard } from './family/FamilyCard';
import { SectionCard } from './SectionCard';
import { documentsOf, sectionSlugs, sectionsOf } from './sections';

/** A card for each section that the person has, with what is known and missing, and the way to its fields. */
export function PersonalDataView({ data, person }: PersonProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'personalData' });
  const householdId = useHouseholdId();
  const navigate = useNavigate();
  const people = personsInOrder(data);
  const sections = sectionsOf(person);
  const mayKnowNumbers = useMayKnow('bank');
  const facts = sections.flatMap((section) => factsOf[section]({ data, person, mayKnowNumbers }));
  const known = facts.filter(isKnown).length;
  const needed = neededOfPerson(data, person.id, useHost().clock.today());
  const lacking = needed.required - needed.filled;
  const partly = needed.required === 0 ? 'headline' : lacking === 0 ? 'headlineEnough' : 'headlineLacking';
  const edit = routes.personalDataSections.href({
    householdId,
    id: person.id,
    sections: sections.map((section) => sectionSlugs[section]).join('.'),
  });
  return (
    <Page
      name={t('name')}
      headline={
        <WhollyKnown documents={sections.flatMap((section) => documentsOf[section])}>
          <Trans
            t={t}
            i18nKey={known === facts.length ? 'headlineAll' : partly}
            count={lacking}
            values={{ name: person.name, known, all: facts.length }}
            components={{ key: <Key /> }}
          />
        </WhollyKnown>
      }
      actions={
        <>
          <UndoButton />
          <Button href={edit}>{t('editAll')}</Button>
        </>
      }
    >
      <Row gap="small">
        {people.map(({ id, name }) => (
          <FilterChip
            key={id}
            pressed={id === person.id}
            onToggle={() => void navigate(routes.personalData.href({ householdId, id }), { replace: true })}
          >
            {name}
          </FilterChip>
        ))}
      </Row>
      <AddPerson data={data} />
      <NewerEntries section="persons" />
      <Columns stretch>
        {sections.map((section) => (
          <SectionCard key={section} section={section} data={data} person={person} />
        ))}
      </Columns>
      {people.length > 1 && <FamilyCard data={data} person={person} />}
      {people.length > 1 && (
        <TextLink href={`${routes.householdAdministration.href({ householdId })}?person=${person.id}`}>
          {t('leaves', { name: person.name })}
        </TextLink>
      )}
    </Page>
  );
}
