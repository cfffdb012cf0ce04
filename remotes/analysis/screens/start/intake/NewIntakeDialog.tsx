import { type Intake, intakeDays, newLinkCode } from '@vp-digital/core/contracts';
import { adults, type AskedArea, askedAreas, type SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { ActionDialog, Alert, Caption, SegmentedChoice } from '@vp-digital/core/ui';
import { useState } from 'react';
import { Chosen } from './Chosen';
import { useCreateIntakeMutation } from './intakesApi';
import { MadeIntakeDialog } from './MadeIntakeDialog';

export interface NewIntakeDialogProps {
  household: Pick<SectionData, 'persons'>;
  onMade(): void;
  onClose(): void;
}

/** What is asked, of whom, and how long; then the address and the code, once. */
export function NewIntakeDialog({ household, onMade, onClose }: NewIntakeDialogProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'start.intake.new' });
  const { t: area } = useTranslation('household/completeness');
  const householdId = useHouseholdId();
  const [create, { isLoading, isError }] = useCreateIntakeMutation();
  const people = adults(household);
  const [areas, setAreas] = useState<readonly AskedArea[]>(askedAreas);
  const [personIds, setPersonIds] = useState<readonly string[]>(people.map(({ id }) => id));
  const [days, setDays] = useState<(typeof intakeDays)[number]>(14);
  const [made, setMade] = useState<{ intake: Intake; code: string }>();
  const make = async () => {
    const code = newLinkCode();
    const request = {
      code,
      days,
      areas: askedAreas.filter((one) => areas.includes(one)),
      personIds: [...personIds],
    };
    const { data } = await create({ householdId, request });
    if (!data) return;
    onMade();
    setMade({ intake: data, code });
  };
  if (made) return <MadeIntakeDialog {...made} onClose={onClose} />;
  return (
    <ActionDialog
      title={t('title')}
      action={t('make')}
      busy={isLoading}
      incomplete={areas.length === 0 || personIds.length === 0}
      onClose={onClose}
      onAction={() => void make()}
    >
      {isError && <Alert tone="negative" title={t('failed')} announce />}
      <Chosen
        label={t('areas')}
        options={askedAreas.map((one) => ({ value: one, label: area(`area.${one}`) }))}
        value={areas}
        onChange={setAreas}
      />
      {people.length > 1 && (
        <Chosen
          label={t('persons')}
          options={people.map(({ id, name }) => ({ value: id, label: name }))}
          value={personIds}
          onChange={setPersonIds}
        />
      )}
      <SegmentedChoice
        label={t('days')}
        value={String(days)}
        options={intakeDays.map((count) => ({ value: String(count), label: t('ofDays', { count }) }))}
        onChange={(chosen) => setDays(intakeDays.find((count) => String(count) === chosen) ?? days)}
      />
      <Caption>{t('neither')}</Caption>
    </ActionDialog>
  );
}
