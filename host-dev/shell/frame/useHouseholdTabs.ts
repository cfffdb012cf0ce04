import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useSelector } from '@vp-digital/core/libs/redux';
import { flagState } from '@vp-digital/core/platform';
import { type AreaName, areaNames } from '@vp-digital/core/reference';
import { selectUser } from '@vp-digital/core/session';
import {
  AdviceIcon,
  AnalysisIcon,
  type AreaTab,
  CompletionIcon,
  HealthInsuranceIcon,
  type Icon,
  OverviewIcon,
  SummaryIcon,
} from '@vp-digital/core/ui';
import type { FoundPage } from '@vp-digital/core/shell';
import { useFlagChanges } from '../session/useFlagChanges';
import { type AddressedHousehold, householdAddress } from '../location/householdAddress';
import { tabPage } from './tabPage';
import { useShell } from '../session/ShellContext';

const icons: Record<AreaName, Icon> = {
  haushalt: OverviewIcon,
  analysis: AnalysisIcon,
  beratung: AdviceIcon,
  pkv: HealthInsuranceIcon,
  gespraechszusammenfassung: SummaryIcon,
  terminabschluss: CompletionIcon,
};

/** The tabs of an open household, from the registry: what is not released, switched on or allowed is not there. */
export function useHouseholdTabs(
  household: AddressedHousehold | undefined,
  found: FoundPage | undefined,
): AreaTab[] {
  const { registry, flags } = useShell();
  useFlagChanges();
  const { i18n } = useTranslation();
  const permissions = useSelector(selectUser)?.permissions ?? [];
  if (!household) return [];
  const language = i18n.language === 'en' ? 'en' : 'de';
  return areaNames.flatMap((area) => {
    const page = tabPage(
      registry[area]?.manifest.pages ?? [],
      ({ flag, permission }) =>
        flagState(flags, flag) === 'on' && (permission === undefined || permissions.includes(permission)),
    );
    const href = page && householdAddress(page.path, household);
    if (!href) return [];
    const current = found?.area === area;
    return [
      { key: area, label: page.tab[language], href, current, icon: icons[area], special: area === 'pkv' },
    ];
  });
}
