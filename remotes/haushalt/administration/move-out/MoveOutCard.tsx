import type { HouseholdSummary } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Checkbox } from '@vp-digital/core/ui';
import { PeopleDeed } from '../PeopleDeed';
import { usePersonName } from '../usePersonName';
import { MoveOutSections } from './MoveOutSections';
import { useMoveOut } from './useMoveOut';

export type MoveOutCardProps = Pick<HouseholdSummary, 'householdId' | 'persons'>;

/** Persons of a household get one of their own. */
export function MoveOutCard({ householdId, persons }: MoveOutCardProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'administration.moveOut' });
  const nameOf = usePersonName();
  const { isChosen, choose, ...moving } = useMoveOut(householdId);
  const { preview } = moving;
  return (
    <PeopleDeed
      {...moving}
      deed="moveOut"
      choice={persons.map((person) => (
        <Checkbox
          key={person.personId}
          label={nameOf(person)}
          value={isChosen(person.personId)}
          onChange={(chosen) => choose(person.personId, chosen)}
        />
      ))}
    >
      {preview && (
        <>
          <p>{t('intro', preview)}</p>
          <MoveOutSections sections={preview.sections} />
          <p>{t('papers', preview)}</p>
        </>
      )}
    </PeopleDeed>
  );
}
