import { CustomerCard, CustomerPage, CustomerRows, NextStep } from '@vp-digital/core/customer';
import { type PageProps, personsInOrder } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { usePartlyKnown, useRouteParameter } from '@vp-digital/core/micro-app';
import { Key } from '@vp-digital/core/ui';
import type { PersonalData, PersonProps } from './data';
import { factsOf, isKnown } from './facts';
import { documentsOf, type Section, sectionsOf } from './sections';
import { useFactText } from './useFactText';

/** What nobody talks over before others: accounts and, of taxes, the church. */
const isTalkedOver = (section: Section) => section !== 'bankDetails' && section !== 'tax';

/** What is known of a person and what is still open, for the customer. */
export default function PersonCustomer({ data }: PageProps<PersonalData>) {
  const id = useRouteParameter('id');
  const person = personsInOrder(data).find((one) => one.id === id);
  return person && <OfPerson data={data} person={person} />;
}

function OfPerson(props: PersonProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'personCustomer' });
  const sections = sectionsOf(props.person).filter(isTalkedOver);
  const openIn = (asked: readonly Section[]) =>
    asked
      .flatMap((section) => factsOf[section]({ ...props, mayKnowNumbers: false }))
      .filter((fact) => !isKnown(fact)).length;
  const open = openIn(sections);
  const isAllThere = openIn(sectionsOf(props.person)) === 0;
  /** A newer release has written more than can be read here: nothing is said to be missing. */
  const isPartlyKnown = usePartlyKnown(sections.flatMap((section) => documentsOf[section]));
  const { name, role } = props.person;
  const isOpen = open > 0 && !isPartlyKnown;
  return (
    <CustomerPage
      ask={t('ask')}
      name={t(role === 'child' ? 'nameOfChild' : 'name', { name })}
      headline={
        <Trans
          t={t}
          i18nKey={isOpen ? 'open' : isAllThere && !isPartlyKnown ? 'complete' : 'partly'}
          count={open}
          components={{ key: <Key /> }}
        />
      }
    >
      {sections.map((section) => (
        <SectionRows key={section} section={section} {...props} />
      ))}
      <NextStep about={t(isOpen ? 'next.open' : 'next.home')}>{t(isOpen ? 'why.open' : 'why.home')}</NextStep>
    </CustomerPage>
  );
}

function SectionRows({ section, data, person }: PersonProps & { section: Section }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'personalData' });
  const { t: say } = useTranslation('analysis', { keyPrefix: 'personCustomer' });
  const text = useFactText({ data, person });
  const isPartlyKnown = usePartlyKnown(documentsOf[section]);
  const rows = factsOf[section]({ data, person, mayKnowNumbers: false }).map((fact) => ({
    key: fact.name,
    name: t(`field.${fact.name}`),
    value: text(fact) ?? (isPartlyKnown ? '–' : say('missing')),
  }));
  return (
    <CustomerCard title={t(`section.${section}`)}>
      <CustomerRows rows={rows} />
    </CustomerCard>
  );
}
