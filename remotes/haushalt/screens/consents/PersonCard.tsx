import type { HouseholdConsents } from '@vp-digital/core/contracts';
import { ownConsentAge } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHost } from '@vp-digital/core/platform';
import { age } from '@vp-digital/core/reference/format';
import { Button, Card, Initials, Stack, StillOpen } from '@vp-digital/core/ui';
import type { OpenDialog } from './dialogs';
import { openPurposes, type PersonLine } from './lines';
import { PersonActions } from './person/PersonActions';
import { StateTable } from './StateTable';

export interface PersonCardProps {
  person: PersonLine;
  consents: HouseholdConsents;
  open(dialog: OpenDialog): void;
}

/** One person: every topic with its state, and what can be done about it. */
export function PersonCard({ person, consents, open }: PersonCardProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'consents' });
  const today = useHost().clock.today();
  const { birthDate, decides, hasDied, shortName, name, tone } = person;
  const lines = openPurposes(person);
  return (
    <Card
      mark={<Initials name={name} tone={tone} />}
      title={name}
      caption={
        hasDied
          ? t('died')
          : decides
            ? t('age', { age: age(birthDate, today) })
            : t('guardians', { name: shortName, age: ownConsentAge(today) })
      }
    >
      <Stack gap="medium">
        <StateTable person={person} open={open} />
        {lines.length > 1 && (
          <div>
            <Button
              writes
              aria-label={t('action.severalOf', { name: shortName })}
              onClick={() => open({ kind: 'give', person, lines })}
            >
              {t('action.several')}
            </Button>
          </div>
        )}
        <StillOpen>
          <PersonActions
            person={person}
            consents={consents}
            onErase={() => open({ kind: 'deletion', person })}
          />
        </StillOpen>
      </Stack>
    </Card>
  );
}
