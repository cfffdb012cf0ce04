import { personsInOrder } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { routes } from '@vp-digital/core/reference';
import { AddIcon, Alert, Button, Row, Skeleton, TextLink } from '@vp-digital/core/ui';
import { lazy, Suspense, useState } from 'react';
import type { PersonalData } from '../data';
import { sectionSlugs } from '../sections';

const AddPersonForm = lazy(() => import('./AddPersonForm'));

/** Adds a person to the household: a button, the form below it, then a link to the rest of the person's data. */
export function AddPerson({ data }: { data: PersonalData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'personalData.add' });
  const householdId = useHouseholdId();
  const [opened, setOpened] = useState(false);
  const [added, setAdded] = useState('');
  const person = personsInOrder(data).find(({ id }) => id === added); // gone after an undo
  if (opened)
    return (
      <Suspense fallback={<Skeleton shape="card" />}>
        <AddPersonForm
          data={data}
          onClose={(id = '') => {
            setAdded(id);
            setOpened(false);
          }}
        />
      </Suspense>
    );
  return (
    <>
      {person && (
        <Alert tone="positive" title={t('added', { name: person.name })} announce>
          <TextLink
            href={routes.personalDataSections.href({
              householdId,
              id: added,
              sections: sectionSlugs.basicData,
            })}
          >
            {t('goOn', { name: person.name })}
          </TextLink>
        </Alert>
      )}
      <Row>
        <Button writes kind="quiet" icon={AddIcon} onClick={() => setOpened(true)}>
          {t('open')}
        </Button>
      </Row>
    </>
  );
}
