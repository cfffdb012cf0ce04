import { adults, healthEligibility } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { usePersonChoice } from '@vp-digital/core/parts';
import { useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Alert, Button, LockedIcon, StepBar } from '@vp-digital/core/ui';
import type { ReactNode } from 'react';
import type { PersonData } from './data';
import { NoEligibility } from './NoEligibility';
import { PkvFrame, type PkvStep } from './PkvFrame';

export interface ChoiceGateProps extends PersonData {
  station: PkvStep;
  name?: string;
  children: ReactNode;
}

/** Whether there is anything to choose: of who may leave the fund; the others, and who is private already, read why not. */
export function useChoice({ data, person }: PersonData): 'open' | 'private' | 'locked' | 'unknown' {
  const date = useHost().clock.today();
  const outcome = healthEligibility({ household: data, personId: person.id, date });
  if (outcome.kind !== 'computed') return 'unknown';
  if (!outcome.value.full) return 'locked';
  return outcome.value.wayBack === undefined ? 'open' : 'private';
}

/** A page for those who may choose, or why there is nothing to choose. */
export function ChoiceGate({ station, name, children, data, person }: ChoiceGateProps) {
  const { t } = useTranslation('pkv', { keyPrefix: 'choice' });
  const householdId = useHouseholdId();
  const { keepPerson } = usePersonChoice(adults(data));
  const choice = useChoice({ data, person });
  const date = useHost().clock.today();
  const outcome = healthEligibility({ household: data, personId: person.id, date });
  if (choice === 'open') return children;
  const isPrivate = choice === 'private';
  const start = keepPerson(routes.pkvStart.href({ householdId }));
  const to = isPrivate ? keepPerson(routes.pkvCosts.href({ householdId })) : start;
  const isBackToCosts = isPrivate && station !== 'health'; // which comes before them
  return (
    <PkvFrame
      station={station}
      {...(name !== undefined && { name })}
      headline={t('none', { name: person.name })}
      data={data}
      person={person}
    >
      {outcome.kind === 'computed' ? (
        <Alert
          tone="info"
          icon={LockedIcon}
          title={t(`${choice === 'private' ? 'private' : 'locked'}.title`, { name: person.name })}
          action={<Button href={to}>{t(isPrivate ? 'toCosts' : 'toStart')}</Button>}
        >
          {t(`${choice === 'private' ? 'private' : 'locked'}.text`)}
        </Alert>
      ) : (
        <NoEligibility outcome={outcome} data={data} person={person} />
      )}
      <StepBar
        back={{ label: t(isBackToCosts ? 'backCosts' : 'backStart'), href: isBackToCosts ? to : start }}
      />
    </PkvFrame>
  );
}
