import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useSelector } from '@vp-digital/core/libs/redux';
import { flagState } from '@vp-digital/core/platform';
import { searchMenu } from '@vp-digital/core/reference';
import { selectUser } from '@vp-digital/core/session';
import { MenuSearchDialog } from '@vp-digital/core/ui';
import { useState } from 'react';
import type { AddressedHousehold } from '../location/householdAddress';
import { openExternal } from '../location/openExternal';
import { useFavourites } from '../preferences/useFavourites';
import { useShell } from '../session/ShellContext';
import { useFlagChanges } from '../session/useFlagChanges';
import { openableEntries } from './openableEntries';
import { readRecentEntries, rememberEntry } from './recentEntries';

export interface MenuSearchBoxProps {
  household: AddressedHousehold;
  label: string;
  opened: boolean;
  onClose(): void;
}

/** The field of the menu search and what it finds. */
export function MenuSearchBox({ household, label, opened, onClose }: MenuSearchBoxProps) {
  const shell = useShell();
  const { registry, location, flags, config } = shell;
  const favourites = useFavourites();
  useFlagChanges();
  const { t, i18n } = useTranslation('shell', { keyPrefix: 'menuSearchBox' });
  const permissions = useSelector(selectUser)?.permissions ?? [];
  const [text, setText] = useState('');
  const close = () => {
    setText('');
    onClose();
  };

  const language = i18n.language === 'en' ? 'en' : 'de';
  const hits = searchMenu({
    entries: openableEntries({
      registry,
      household,
      external: config.external,
      permissions,
      isOn: (flag) => flagState(flags, flag) === 'on',
    }),
    text,
    favourites: favourites.keys,
    recent: readRecentEntries(),
    language,
  });
  const choose = (code: string) => {
    const hit = hits.find(({ entry }) => entry.code === code);
    if (!hit || hit.entry.unavailable) return;
    rememberEntry(code);
    close();
    if (hit.entry.external) openExternal(shell, hit.entry.href);
    else location.navigate(hit.entry.href);
  };
  return (
    <MenuSearchDialog
      label={label}
      opened={opened}
      onClose={close}
      text={text}
      onText={setText}
      items={hits.map(({ entry, alias }) => ({
        key: entry.code,
        name: entry.name[language],
        alias,
        external: entry.external,
        unavailable: entry.unavailable && t('unavailable'),
        favourite: favourites.keys.includes(entry.code),
      }))}
      onFavourite={favourites.toggle}
      onChoose={choose}
      notice={text ? t('nothing', { text }) : t('empty')}
    />
  );
}
