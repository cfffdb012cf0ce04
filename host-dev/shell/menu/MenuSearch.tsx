import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useSelector } from '@vp-digital/core/libs/redux';
import { flagState } from '@vp-digital/core/platform';
import { searchMenu } from '@vp-digital/core/reference';
import { selectUser } from '@vp-digital/core/session';
import { MenuSearchButton, MenuSearchDialog } from '@vp-digital/core/ui';
import { useState } from 'react';
import { useShell } from '../session/ShellContext';
import { useFlagChanges } from '../session/useFlagChanges';
import type { AddressedHousehold } from '../location/householdAddress';
import { openWindow } from '../location/openWindow';
import { useFavourites } from '../preferences/useFavourites';
import { openableEntries } from './openableEntries';
import { readRecentEntries, rememberEntry } from './recentEntries';
import { useSearchKeys } from './useSearchKeys';

/** The search over what can be opened of a household; Ctrl or ⌘ with K opens it. */
export function MenuSearch({ household }: { household: AddressedHousehold }) {
  const { registry, location, flags, config } = useShell();
  const favourites = useFavourites();
  useFlagChanges();
  const { t, i18n } = useTranslation('shell', { keyPrefix: 'menuSearch' });
  const permissions = useSelector(selectUser)?.permissions ?? [];
  const [text, setText] = useState<string>();
  const open = () => setText('');
  const close = () => setText(undefined);
  useSearchKeys(open);

  const language = i18n.language === 'en' ? 'en' : 'de';
  const hits = searchMenu({
    entries: openableEntries({
      registry,
      household,
      external: config.external,
      permissions,
      isOn: (flag) => flagState(flags, flag) === 'on',
    }),
    text: text ?? '',
    favourites: favourites.keys,
    recent: readRecentEntries(),
    language,
  });
  const choose = (code: string) => {
    const hit = hits.find(({ entry }) => entry.code === code);
    if (!hit) return;
    rememberEntry(code);
    close();
    if (hit.entry.external) openWindow(hit.entry.href);
    else location.navigate(hit.entry.href);
  };
  return (
    <>
      <MenuSearchButton label={t('label')} keys={t(isApple() ? 'keysApple' : 'keys')} onClick={open} />
      <MenuSearchDialog
        label={t('label')}
        opened={text !== undefined}
        onClose={close}
        text={text ?? ''}
        onText={setText}
        items={hits.map(({ entry, alias }) => ({
          key: entry.code,
          name: entry.name[language],
          alias,
          external: entry.external,
          favourite: favourites.keys.includes(entry.code),
        }))}
        onFavourite={favourites.toggle}
        onChoose={choose}
        notice={text ? t('nothing', { text }) : t('empty')}
      />
    </>
  );
}

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);
