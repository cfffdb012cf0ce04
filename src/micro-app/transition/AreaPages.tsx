import type { SectionName } from '@vp-digital/core/household';
import { useSelector } from '@vp-digital/core/libs/redux';
import type { Texts } from '@vp-digital/core/platform';
import type { AreaDeclaration } from '@vp-digital/core/reference';
import { selectViewer } from '@vp-digital/core/session';
import { Fragment } from 'react';
import type { AsOf } from '../documents/useAsOf';
import { findPage } from '../findPage';
import type { Ready } from '../ready';
import { PendingNotice } from './PendingNotice';
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
