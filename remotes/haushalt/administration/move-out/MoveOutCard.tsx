import type { HouseholdSummary } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Checkbox, Stack } from '@vp-digital/core/ui';
import { KnownReaders } from '../KnownReaders';
import { PeopleAction } from '../PeopleAction';
import { SectionCounts } from '../SectionCounts';
import { usePersonName } from '../usePersonName';
import { useMoveOut } from './useMoveOut';

export type MoveOutCardProps = Pick<HouseholdSummary, 'householdId' | 'persons'>;

/** Persons of a household get one of their own. */
export function MoveOutCard({ householdId, persons }: MoveOutCardProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'administration.moveOut' });
  const nameOf = usePersonName();
  const { isChosen, choose, readersKnown, ...moving } = useMoveOut(householdId);
  const { preview } = moving;
  return (
    <PeopleAction
      {...moving}
      action="moveOut"
      choice={
        <Stack gap="small">
          {persons.map((person) => (
            <Checkbox
              key={person.personId}
              label={nameOf(person)}
              value={isChosen(person.personId)}
              onChange={(chosen) => choose(person.personId, chosen)}
            />
          ))}
        </Stack>
      }
    >
      {preview && (
        <>
          <p>{t('intro', preview)}</p>
          <SectionCounts
            lines={preview.sections}
            counts={(line) =>
              (['goes', 'joint', 'stays'] as const).map(
                (fate) => line[fate] > 0 && t(fate, { count: line[fate] }),
              )
            }
          />
          <p>{t('papers', preview)}</p>
          <KnownReaders readers={preview.readers} {...readersKnown} />
        </>
      )}
    </PeopleAction>
  );
}
