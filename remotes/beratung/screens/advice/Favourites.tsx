import { useTranslation } from '@vp-digital/core/libs/i18n';
import { skipToken } from '@vp-digital/core/libs/query';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat, useHasPermission, useHost } from '@vp-digital/core/platform';
import { menuEntries, permissions, routes } from '@vp-digital/core/reference';
import { Button, Row } from '@vp-digital/core/ui';
import { useEffect } from 'react';
import { usePreferencesQuery } from '../../api';

/** The entries of the menu that the advisor has starred, as far as they are screens of this household. */
export function Favourites() {
  const { t } = useTranslation('beratung', { keyPrefix: 'advice.favourites' });
  const { language } = useFormat();
  const { shell } = useHost();
  const householdId = useHouseholdId();
  const held = useHasPermission(permissions.favorites);
  const { data, refetch } = usePreferencesQuery(held ? undefined : skipToken);
  useEffect(
    () => (held ? shell.subscribe('favoritesUpdated', () => void refetch()) : undefined),
    [held, shell, refetch],
  );
  const starred = new Set(data?.data.favourites ?? []);
  const shown = menuEntries.flatMap(({ code, name, target }) => {
    if (!starred.has(code) || !('route' in target)) return [];
    const href = routes[target.route].path.replace(':householdId', householdId);
    return href.includes(':')
      ? []
      : [{ code, name: name[language], href: target.query === undefined ? href : `${href}?${target.query}` }];
  });
  if (shown.length === 0) return undefined;
  return (
    <section aria-label={t('title')}>
      <Row gap="small">
        <span>{t('title')}</span>
        {shown.map(({ code, name, href }) => (
          <Button key={code} size="compact" href={href}>
            {name}
          </Button>
        ))}
      </Row>
    </section>
  );
}
