import { type HouseholdSummary, leavingReasons } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useLocation } from '@vp-digital/core/libs/router';
import { later, useAhead } from '@vp-digital/core/micro-app';
import { Checkbox, SegmentedChoice, Stack } from '@vp-digital/core/ui';
import { KnownReaders } from '../KnownReaders';
import { PeopleAction } from '../PeopleAction';
import { SectionCounts } from '../SectionCounts';
import { usePersonName } from '../usePersonName';
import { MoveOutNames } from './MoveOutNames';
import { useMoveOut } from './useMoveOut';

const DateOfDeath = later(() => import('./DateOfDeath'));

const ahead = [DateOfDeath] as const;

export type MoveOutCardProps = Pick<HouseholdSummary, 'householdId' | 'persons'>;

/** Persons who belong to a household no longer get a file of their own. */
export function MoveOutCard({ householdId, persons }: MoveOutCardProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'administration.moveOut' });
  useAhead(ahead);
  const nameOf = usePersonName();
  const asked = new URLSearchParams(useLocation().search).get('person');
  const named = persons.find(({ personId }) => personId === asked)?.personId;
  const { isChosen, choose, reason, because, death, readersKnown, ...moving } = useMoveOut(
    { householdId, persons },
    named,
  );
  const { preview } = moving;
  return (
    <PeopleAction
      {...moving}
      action="moveOut"
      confirm={t(`confirm.${reason}`)}
      choice={
        <Stack gap="small">
          <SegmentedChoice
            label={t('why')}
            options={leavingReasons.map((value) => ({ value, label: t(`reason.${value}`) }))}
            value={reason}
            onChange={because}
          />
          {persons.map((person) => (
            <Checkbox
              key={person.personId}
              label={nameOf(person)}
              value={isChosen(person.personId)}
              onChange={(chosen) => choose(person.personId, chosen)}
            />
          ))}
          {reason === 'deceased' && <DateOfDeath {...death} />}
        </Stack>
      }
    >
      {preview && (
        <>
          <p>{t(reason === 'movedOut' ? 'intro' : 'closed', preview)}</p>
          {reason === 'deceased' && <p>{t('widowed')}</p>}
          <SectionCounts
            lines={preview.sections}
            counts={(line) =>
              (['goes', 'joint', 'stays'] as const).map(
                (fate) => line[fate] > 0 && t(fate, { count: line[fate] }),
              )
            }
          />
          <MoveOutNames
            entries={preview.entries}
            nameOf={(id) => persons.find(({ personId }) => personId === id)?.firstName}
          />
          <p>{t('papers', preview)}</p>
          <KnownReaders readers={preview.readers} {...readersKnown} />
        </>
      )}
    </PeopleAction>
  );
}
