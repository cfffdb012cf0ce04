import { useSelector } from '@vp-digital/core/libs/redux';
import { flagState } from '@vp-digital/core/platform';
import { selectUser, selectViewer } from '@vp-digital/core/session';
import type { FoundPage } from '@vp-digital/core/shell';
import { useSyncExternalStore } from 'react';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { routes } from '@vp-digital/core/reference';
import { Button, Page } from '@vp-digital/core/ui';
import { pageAccess } from '../location/pageAccess';
import { AreaLoading } from '../area/AreaLoading';
import { AreaTransition } from '../area/AreaTransition';
import { DeniedPage } from './DeniedPage';
import { useShell } from '../session/ShellContext';

/** The area that owns the address; a page that is switched off is not there, one that is not allowed says so. */
export function PageSlot({ found }: { found: FoundPage | undefined }) {
  const shell = useShell();
  const { flags } = shell;
  const flag = useSyncExternalStore(flags.subscribe, () => flagState(flags, found?.page.flag));
  const viewer = useSelector(selectViewer);
  const held = useSelector(selectUser)?.permissions ?? [];
  const access = pageAccess(found?.page, {
    holds: (permission) => permission === undefined || held.includes(permission),
    flag: () => flag,
  });
  if (!found || access === 'missing') return <NotFound />;
  if (access === 'denied') return <DeniedPage shell={shell} permission={found.page.permission} />;
  if (access !== 'shown') return <AreaLoading />;
  const { householdId, legacyHouseholdId } = found.parameters;
  const scope = JSON.stringify([viewer, householdId, legacyHouseholdId]);
  return <AreaTransition area={found.area} scope={scope} />;
}

/** No area has a screen at this address. */
function NotFound() {
  const { t } = useTranslation('shell', { keyPrefix: 'notFound' });
  return (
    <Page
      name={t('title')}
      headline={t('headline')}
      actions={
        <Button kind="primary" href={routes.householdSearch.href({})}>
          {t('toSearch')}
        </Button>
      }
    />
  );
}
