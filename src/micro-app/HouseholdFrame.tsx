import { useTranslation } from '@vp-digital/core/libs/i18n';
import { SaveProblems } from '@vp-digital/core/parts';
import { useHost } from '@vp-digital/core/platform';
import { useKnownHousehold } from '@vp-digital/core/services';
import { PageNotices, PrintFrame, ReadOnly } from '@vp-digital/core/ui';
import type { ReactNode } from 'react';
import { useSelector } from '@vp-digital/core/libs/redux';
import { selectUser } from '@vp-digital/core/session';
import { ClosedNotice } from './ClosedNotice';
import { WayBack } from './WayBack';

export interface HouseholdFrameProps {
  /** Of the page's address. */
  parameters: Record<string, string>;
  children: ReactNode;
}

/**
 * Frame of a page's content: names the household on paper, makes a closed household read-only, and reports on the page
 * what could not be saved, whichever document it belongs to.
 */
export function HouseholdFrame({ parameters, children }: HouseholdFrameProps) {
  const { householdId, legacyHouseholdId } = parameters;
  const addressed = householdId ?? legacyHouseholdId;
  const { clock } = useHost();
  const { t } = useTranslation('app', { keyPrefix: 'household.closed' });
  const { household } = useKnownHousehold(addressed); // the gate has asked for it
  if (addressed === undefined) return <RoleScope>{children}</RoleScope>;
  const id = householdId ?? household?.householdId;
  const closed =
    household && household.status !== 'active'
      ? t(household.status)
      : household?.readOnly
        ? t('readOnly')
        : undefined;
  return (
    <RoleScope>
      <PrintFrame household={household?.name} asOf={clock.today()}>
        {id !== undefined && closed && <ClosedNotice householdId={id} title={closed} />}
        {id !== undefined && <WayBack householdId={id} />}
        <ReadOnly reason={closed}>
          <PageNotices value={id !== undefined && <SaveProblems householdId={id} />}>{children}</PageNotices>
        </ReadOnly>
      </PrintFrame>
    </RoleScope>
  );
}

/** A user acting in another person's role only reads, on every page; the shell says so above it. */
function RoleScope({ children }: { children: ReactNode }) {
  const { t } = useTranslation('app');
  const role = useSelector(selectUser)?.impersonation;
  return <ReadOnly reason={role && t('inRole', { name: role.name })}>{children}</ReadOnly>;
}
