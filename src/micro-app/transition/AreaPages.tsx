import type { SectionName } from '@vp-digital/core/household';
import { useSelector } from '@vp-digital/core/libs/redux';
import { type Texts, useHost } from '@vp-digital/core/platform';
import type { AreaDeclaration } from '@vp-digital/core/reference';
import { selectViewer } from '@vp-digital/core/session';
import { Fragment, useEffect } from 'react';
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
}

/** The page that the address names; until it stands the one before it stays. */
export function AreaPages({ area, ...props }: AreaPagesProps) {
  const viewer = useSelector(selectViewer);
  const { pages, onReady } = usePageTransition((path) => {
    const found = findPage(area, pageOf(path));
    if (!found) return undefined;
    const { householdId, legacyHouseholdId } = found.parameters;
    return JSON.stringify([viewer, householdId, legacyHouseholdId]);
  });
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
