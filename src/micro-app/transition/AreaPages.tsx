import type { SectionName } from '@vp-digital/core/household';
import { useSelector } from '@vp-digital/core/libs/redux';
import { type Texts, useHost } from '@vp-digital/core/platform';
import type { AreaDeclaration } from '@vp-digital/core/reference';
import { selectUser, selectViewer } from '@vp-digital/core/session';
import { ShellFault } from '@vp-digital/core/shell';
import { Fragment, useEffect, useEffectEvent } from 'react';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { ProgressLine } from '@vp-digital/core/ui';
import type { AsOf } from '../documents/useAsOf';
import { findPage } from '../findPage';
import type { Ready } from '../ready';
import { AreaPage } from './AreaPage';
import { pageOf } from './transitionTo';
import { usePageTransition } from './usePageTransition';

export interface AreaPagesProps {
  area: AreaDeclaration<SectionName>;
  asOf: AsOf;
  ready: Ready;
  texts: Texts;
  /** Hears what the shell can mend. */
  onFault(fault: ShellFault): void;
}

/** Milliseconds after which a shell has said who is signed in. */
const signedInAfter = 1_000;

/** Milliseconds after which what is made for the customer counts as not coming: it has no outline. */
const failAfter = 20_000;

/** The page that the address names; until it stands the one before it stays. */
export function AreaPages({ area, onFault, ...props }: AreaPagesProps) {
  const { ready } = props;
  const { location, slot } = useHost();
  const viewer = useSelector(selectViewer);
  const isSignedIn = useSelector(selectUser) !== undefined;
  const scopeOf = (path: string) => {
    const found = findPage(area, pageOf(path));
    if (!found) return undefined;
    const { householdId, legacyHouseholdId } = found.parameters;
    return JSON.stringify([viewer, householdId, legacyHouseholdId]);
  };
  const settle = (path: string) => {
    if (!findPage(area, pageOf(path)))
      onFault(new ShellFault('address', `${area.name} has no page at the address of the shell`));
    else if (slot !== 'customer') ready.resolve(); // a customer sees no outline
  };
  useEffect(() => {
    if (slot !== 'customer') return;
    const giveUp = () =>
      ready.reject(new ShellFault('timeout', 'what is made for the customer did not stand in time'));
    const timer = setTimeout(giveUp, failAfter);
    return () => clearTimeout(timer);
  }, [ready, slot]);
  const { pages, onReady } = usePageTransition(scopeOf, settle);
  const tellNobody = useEffectEvent(() => {
    if (findPage(area, pageOf(location.current()))?.page.route.permission)
      onFault(
        new ShellFault('user', 'nobody is signed in: neither setAdvisorUserData nor session/userSet came'),
      );
  });
  useEffect(() => {
    if (isSignedIn) return;
    const timer = setTimeout(tellNobody, signedInAfter);
    return () => clearTimeout(timer);
  }, [isSignedIn]);
  return pages.map(({ path, isShown }) => (
    <Fragment key={pageOf(path)}>
      {!isShown && pages.length > 1 && <PendingNotice />}
      <AreaPage {...props} area={area} path={path} isShown={isShown} onReady={onReady} />
    </Fragment>
  ));
}

/** Milliseconds. */
const noticeAfter = 8_000;

/** Over the page that stays: another one is on its way, and since when. */
function PendingNotice() {
  const { t } = useTranslation('app', { keyPrefix: 'loading' });
  const { shell } = useHost();
  const text = t('slow');
  useEffect(() => {
    const timer = setTimeout(() => shell.send('showMessage', { severity: 'info', text }), noticeAfter);
    return () => clearTimeout(timer);
  }, [shell, text]);
  return <ProgressLine label={t('page')} />;
}
