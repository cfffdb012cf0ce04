import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { type Route, routes } from '@vp-digital/core/reference';
import { SnapshotState, UnreadableSnapshot } from '@vp-digital/core/snapshots';
import { Button, Page, Stack, StepBar } from '@vp-digital/core/ui';
import type { ReactNode } from 'react';
import { StateCard, type StateCardProps } from './StateCard';
import { type FrozenResult, type FrozenState, useFrozenState } from './useFrozenState';

export interface FrozenPageProps extends Pick<StateCardProps, 'route' | 'isKept'> {
  name: string;
  headline(state: FrozenState): ReactNode;
  /** The same as it is now. */
  today: { label: string; route: Pick<Route, 'href'> };
  children(state: FrozenState): ReactNode;
}

export interface SnapshotPageProps extends FrozenPageProps {
  frozen: FrozenResult;
}

/** A page of its own for a state. */
export const FrozenPage = (props: FrozenPageProps) => <SnapshotPage {...props} frozen={useFrozenState()} />;

/** A page of how it stood: of which day and by which rules, unchanged, with the ways to other states and to now. */
export function SnapshotPage({ name, headline, route, isKept, today, children, frozen }: SnapshotPageProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'frozen' });
  const householdId = useHouseholdId();
  const { result, state } = frozen;
  const back = state
    ? routes.snapshotReports.href({ householdId, snapshotId: state.snapshot.snapshotId })
    : routes.snapshots.href({ householdId });
  return (
    <Page
      name={name}
      headline={state && headline(state)}
      actions={<Button href={today.route.href({ householdId })}>{today.label}</Button>}
    >
      <SnapshotState result={result}>
        {() =>
          state ? (
            <Stack>
              <StateCard state={state} route={route} isKept={isKept} />
              {children(state)}
            </Stack>
          ) : (
            <UnreadableSnapshot />
          )
        }
      </SnapshotState>
      <StepBar back={{ label: t('back'), href: back }} />
    </Page>
  );
}
