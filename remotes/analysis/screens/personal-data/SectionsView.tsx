import { adults } from '@vp-digital/core/household';
import { useTranslation, Trans } from '@vp-digital/core/libs/i18n';
import { useHouseholdId, useRouteParameter } from '@vp-digital/core/micro-app';
import { UndoButton } from '@vp-digital/core/parts';
import { routes } from '@vp-digital/core/reference';
import { Button, Card, Initials, Key, Page, Row } from '@vp-digital/core/ui';
import type { ComponentType } from 'react';
import { useNavigate } from '@vp-digital/core/libs/router';
import { AddressFields } from './address/AddressFields';
import { BankAccounts } from './bank/BankAccounts';
import { BasicFields } from './BasicFields';
import { ContactFields } from './contact/ContactFields';
import type { PersonProps } from './data';
import { Jobs } from './employment/Jobs';
import { Redirect } from './Redirect';
import { type Section, sectionsIn, sectionsOf } from './sections';
import { TaxFields } from './TaxFields';

const forms: Readonly<Record<Section, ComponentType<PersonProps>>> = {
  basicData: BasicFields,
  address: AddressFields,
  contact: ContactFields,
  employment: Jobs,
  tax: TaxFields,
  bankDetails: BankAccounts,
};

/** The sections one below the other, each field saved on its own, and a link back to the page that asked for them. */
export function SectionsView({ data, person }: PersonProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'personalData' });
  const sections = sectionsIn(useRouteParameter('sections'), sectionsOf(person));
  const householdId = useHouseholdId();
  const goBack = useGoBack(person.id);
  if (sections.length === 0)
    return <Redirect href={routes.personalData.href({ householdId, id: person.id })} />;
  const [first] = adults(data);
  const ofAdult = person.id === first?.id ? 'first' : 'second';
  const tone = person.role === 'child' ? 'child' : ofAdult;
  return (
    <Page
      name={t('edit.name')}
      headline={
        <Trans t={t} i18nKey="edit.headline" values={{ name: person.name }} components={{ key: <Key /> }} />
      }
      actions={<UndoButton />}
    >
      {sections.map((section, index) => {
        const Form = forms[section];
        return (
          <Card
            key={section}
            title={t('edit.of', { section: t(`section.${section}`), name: person.name })}
            caption={
              sections.length > 1
                ? t('edit.position', { position: index + 1, count: sections.length })
                : undefined
            }
            mark={<Initials name={person.fullName} tone={tone} size="large" />}
          >
            <Form data={data} person={person} />
          </Card>
        );
      })}
      <Row>
        <Button kind="primary" size="large" onClick={goBack}>
          {t('edit.done')}
        </Button>
      </Row>
    </Page>
  );
}

/** Back to the page the user came from; to the person's full data if the address was opened directly. */
function useGoBack(personId: string): () => void {
  const householdId = useHouseholdId();
  const navigate = useNavigate();
  const whole = routes.personalData.href({ householdId, id: personId });
  return () => void (cameFromHere() ? navigate(-1) : navigate(whole));
}

/** Whether the previous history entry belongs to this application; not every browser can say so. */
const cameFromHere = (): boolean =>
  'navigation' in window && (window.navigation as { canGoBack: boolean }).canGoBack;
