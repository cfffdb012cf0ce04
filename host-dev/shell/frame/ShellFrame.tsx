import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useSelector } from '@vp-digital/core/libs/redux';
import { selectHousehold, selectUser } from '@vp-digital/core/session';
import { PageFooter, PageFrame } from '@vp-digital/core/ui';
import { findPage, stepBelow } from '@vp-digital/core/shell';
import { useEffect, useSyncExternalStore, memo } from 'react';
import { later } from '@vp-digital/core/micro-app';
import { CustomerViewSlot } from '../customer/CustomerViewSlot';
import { useCustomerView } from '../customer/useCustomerView';
import { addressedHousehold } from '../location/householdAddress';
import { resolveEntry } from '../location/resolveEntry';
import { segmentHome } from '../location/segmentHome';
import { readRecentHouseholds } from '../storage/recentHouseholds';
import { previousPage, rememberPage, takePreviousPage } from '../session/previousPage';
import { SideButton } from '../side/SideButton';
import { SideSlot } from '../side/SideSlot';
import { useSide } from '../side/useSide';
import { AreaSlot } from '../area/AreaSlot';
import { LeaveDialog } from './LeaveDialog';
import { Notices } from './Notices';
import { PageSlot } from './PageSlot';
import { RegistryFailed } from './RegistryFailed';
import { ShellHeader } from './ShellHeader';
import { useShell } from '../session/ShellContext';
import { useTalkKeys } from './useTalkKeys';
import { partFailed } from '../parts/partFailed';

/** The page: header, the area that owns the address, footer. */
export function ShellFrame() {
  const shell = useShell();
  useTalkKeys(shell);
  const { i18n } = useTranslation();
  const user = useSelector(selectUser);
  const entered = useSelector(selectHousehold);
  const path = useSyncExternalStore(shell.location.subscribe, shell.location.current);
  const address = useSyncExternalStore(shell.location.subscribe, shell.location.address);
  const isWhole = useSyncExternalStore(shell.pageRegistry.subscribe, shell.pageRegistry.isWhole);
  const found = findPage(shell.registry, path);
  const householdId = addressedHousehold(found?.parameters ?? {}, entered)?.householdId;
  const customerView = useCustomerView(householdId);
  useEffect(() => shell.customer.onEnd(customerView.end), [shell, customerView.end]);
  const isPublic = found ? !found.page.signedIn : false;
  const side = useSide(found, householdId);
  const entry = resolveEntry({
    path,
    address,
    home: segmentHome(
      address,
      entered ?? lastHousehold(),
      (to) => findPage(shell.registry, to) !== undefined,
    ),
    signedIn: user !== undefined,
    contextChosen: user?.accountingContract !== undefined,
    isPublic,
    wanted: previousPage(),
  });
  const goesNowhere = entry.kind === 'redirect' && !findPage(shell.registry, entry.to);
  const step = entry.kind === 'show' && !found ? stepBelow(shell.registry, path) : undefined;
  const isUnreadable = !isWhole && !found && (entry.kind === 'show' || goesNowhere);

  useEffect(() => {
    if (entry.kind !== 'redirect' || isUnreadable) return;
    if (entry.remember !== undefined) rememberPage(entry.remember);
    else if (user?.accountingContract !== undefined) takePreviousPage();
    shell.location.replace(entry.to);
  }, [shell, entry, user, isUnreadable]);

  useEffect(() => {
    if (step !== undefined) shell.location.replace(step);
  }, [shell, step]);

  useEffect(() => {
    document.documentElement.lang = i18n.language;
  }, [i18n.language]);

  if ((entry.kind === 'redirect' && !isUnreadable) || step !== undefined) return undefined;
  if (isPublic && found) return <AreaSlot area={found.area} />;
  const { links } = shell.config;
  return (
    <PageFrame
      header={
        <>
          <ShellHeader
            found={found}
            customerView={customerView}
            actions={side && <SideButton side={side} />}
          />
          <CustomerViewSlot view={customerView} />
        </>
      }
      footer={
        <PageFooter
          year={shell.clock.now().getFullYear()}
          privacyHref={links.privacy}
          imprintHref={links.imprint}
        />
      }
    >
      {side?.opened && <SideSlot key={side.householdId} side={side} />}
      <Notices />
      {isUnreadable ? <RegistryFailed /> : <PageSlot found={found} />}
      <LeaveDialog />
      <ContextSlot />
    </PageFrame>
  );
}

/** After a reload no area has told yet which household is open. */
function lastHousehold() {
  const [householdId] = readRecentHouseholds();
  return householdId === undefined ? undefined : { householdId };
}

const ContextDialog = later(() => import('./ContextDialog'), { failed: partFailed });

/** The place of the advisor contexts, which are fetched when they are offered. */
const ContextSlot = memo(function ContextSlot() {
  const { contextSelection } = useShell();
  const isOffered = useSyncExternalStore(contextSelection.subscribe, contextSelection.current);
  return isOffered && <ContextDialog />;
});
