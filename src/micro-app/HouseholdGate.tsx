import type { HouseholdSummary } from '@vp-digital/core/contracts';
import { useSelector } from '@vp-digital/core/libs/redux';
import { routeError, useHost } from '@vp-digital/core/platform';
import { useHousehold } from '@vp-digital/core/services';
import { selectHousehold } from '@vp-digital/core/session';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { type ReactNode, useEffect } from 'react';
import { RouteParameters } from './routeParameters';
import { useMergedAway } from './useMergedAway';

interface HouseholdGateProps {
  /** From the page's address. */
  parameters: Record<string, string>;
  children: ReactNode;
}

/**
 * Reports to the shell which household the advisor has entered (a link may lead straight here) and refuses one that is
 * not the advisor's. The page itself does not wait for it, unless its address has the household's legacy number: then
 * the page gets the id that belongs to it. The id of a household that was merged into another one leads to that one's
 * page.
 */
export function HouseholdGate({ parameters, children }: HouseholdGateProps) {
  const { householdId, legacyHouseholdId } = parameters;
  const { shell } = useHost();
  const { t } = useTranslation('app');
  const { household, error } = useHousehold(householdId ?? legacyHouseholdId);
  const isMergedAway = useMergedAway(householdId, household);
  const entered = useSelector(selectHousehold);
  const caption = household && captionOf(household, t);

  useEffect(() => {
    if (!household || caption === undefined) return;
    if (entered?.householdId === household.householdId && entered.caption === caption) return;
    const { householdId: id, legacyHouseholdId } = household;
    const name = shortened(household.name);
    shell.send('advisorEnteredHousehold', { householdId: id, legacyHouseholdId, name, caption });
  }, [shell, household, caption, entered]);

  if (error?.kind === 'forbidden') throw routeError(403, error);
  if (isMergedAway) return undefined;
  if (householdId !== undefined || legacyHouseholdId === undefined)
    return <RouteParameters value={parameters}>{children}</RouteParameters>;
  if (error) throw new Error(`household: ${error.kind}`);
  if (!household) return undefined;
  return (
    <RouteParameters value={{ ...parameters, householdId: household.householdId }}>
      {children}
    </RouteParameters>
  );
}

type Translate = ReturnType<typeof useTranslation<'app'>>['t'];

/** "2 Erwachsene, 2 Kinder · Augsburg", "1 Person · Erfurt" */
function captionOf({ persons, city }: HouseholdSummary, t: Translate): string {
  const children = persons.filter(({ role }) => role === 'child').length;
  const adults = persons.length - children;
  const people =
    persons.length === 1
      ? t('household.alone')
      : [
          t('household.adults', { count: adults }),
          ...(children > 0 ? [t('household.children', { count: children })] : []),
        ].join(', ');
  return city ? `${people} · ${city}` : people;
}

/** The message takes 80 characters, and shells drop longer ones: nobody would see whose file it is. */
const shortened = (name: string): string => (name.length > 80 ? `${name.slice(0, 79)}…` : name);
