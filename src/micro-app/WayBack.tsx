import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useLocation } from '@vp-digital/core/libs/router';
import { useHost } from '@vp-digital/core/platform';
import { draftIn, routes } from '@vp-digital/core/reference';
import { TextLink, useOffers } from '@vp-digital/core/ui';
import classes from './ClosedNotice.module.css';

/** Above a page to which the check of a draft has led: the way back to that draft. */
export function WayBack({ householdId }: { householdId: string }) {
  const { t } = useTranslation('app', { keyPrefix: 'household' });
  const { slot } = useHost();
  const draft = draftIn(useLocation().search);
  const offers = useOffers();
  const href = draft && routes.reportPreview.href({ householdId, ...draft });
  if (slot !== 'page' || href === undefined || !offers(href)) return undefined;
  return (
    <aside className={classes['place']} aria-label={t('toDraft')}>
      <TextLink href={href}>{t('toDraft')}</TextLink>
    </aside>
  );
}
