import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntries, useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { ActionDialog, Button, DataList, TextLink } from '@vp-digital/core/ui';
import { useState } from 'react';
import type { Simulated } from './data';

/** Makes the sample pension a part of the concept: the field that would be written, with its old and its new value. */
export function TakeOver({ data, person, settings }: Simulated) {
  const { t } = useTranslation('analysis', { keyPrefix: 'manpower.takeOver' });
  const { euros } = useFormat();
  const householdId = useHouseholdId();
  const wishes = useEntries('protectionWishes');
  const [opened, setOpened] = useState(false);
  if (settings.cover === 0 || settings.case === 'sick') return undefined;
  const wish = data.protectionWishes.items[person.id];
  const before = wish?.disabilityPension;
  const take = () => {
    const disabilityPension = settings.cover;
    if (wish) wishes.change(person.id, { disabilityPension }, t('field'));
    else wishes.put(person.id, { position: 0, disabilityPension }, t('field'));
    setOpened(false);
  };
  const monthly = (amount: number) => t('monthly', { amount: euros(amount) });
  return (
    <>
      <Button kind="primary" writes onClick={() => setOpened(true)}>
        {t('open')}
      </Button>
      <ActionDialog
        title={t('open')}
        opened={opened}
        action={t('action')}
        onClose={() => setOpened(false)}
        onAction={take}
      >
        <p>{t('text', { name: person.name })}</p>
        <DataList
          items={[
            { key: 'before', label: t('before'), value: before === undefined ? t('none') : monthly(before) },
            { key: 'after', label: t('after'), value: monthly(settings.cover) },
          ]}
        />
        <TextLink href={`${routes.incomeProtectionConcept.href({ householdId })}?person=${person.id}`}>
          {t('link')}
        </TextLink>
      </ActionDialog>
    </>
  );
}
