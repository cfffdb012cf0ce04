import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useSelector } from '@vp-digital/core/libs/redux';
import { flagState } from '@vp-digital/core/platform';
import { selectHousehold, selectUser } from '@vp-digital/core/session';
import { findPage } from '@vp-digital/core/shell';
import { useState, useSyncExternalStore } from 'react';
import { addressedHousehold } from '../../../location/householdAddress';
import { useFlagChanges } from '../../../session/useFlagChanges';
import { useShell } from '../../../session/ShellContext';
import { keepInSession } from '../../../storage/keepInSession';
import { areasOfTalk, pagesOfTalk, type TalkArea, type TalkPage } from '../../../location/pagesOfTalk';

/** The pages of the talk on one device, and which of them the customer sees. */
export interface Paging {
  pages: readonly TalkPage[];
  /** The same by area. */
  areas: readonly TalkArea[];
  /** Place of the page that is shown among them; -1 for a page in work that is not made for the customer. */
  at: number;
  /** The page that is shown, when it is not the one in work: that one is drawn by its own mount. */
  other: TalkPage | undefined;
  /** One page back or on; undefined at the ends. */
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
  open(page: TalkPage): void;
  /** The view is over: the next one begins with the page in work. */
  forget(): void;
}

const key = 'vp.customerView.page';

/** Which page is shown is kept in this tab, by a name that says nothing of the household. */
export function usePaging(): Paging {
  const { pages, areas } = usePages();
  const inWork = usePageInWork();
  const [kept, setKept] = useState(() => sessionStorage.getItem(key) ?? undefined);
  const own = pages.findIndex(({ path }) => path === inWork);
  const chosen = pages.findIndex(({ path }) => path === kept);
  const at = chosen === -1 ? own : chosen;

  const forget = () => {
    sessionStorage.removeItem(key);
    setKept(undefined);
  };
  const open = ({ path }: TalkPage) => {
    if (path === inWork) return forget();
    keepInSession(key, path);
    setKept(path);
  };
  const turnTo = (page: TalkPage | undefined) => page && (() => open(page));
  return {
    pages,
    areas,
    at,
    other: at === own ? undefined : pages[at],
    previous: at === 0 && own === -1 ? forget : turnTo(pages[at - 1]),
    next: turnTo(pages[at + 1]),
    open,
    forget,
  };
}

function usePages(): Pick<Paging, 'pages' | 'areas'> {
  const { registry, flags, location } = useShell();
  const { i18n } = useTranslation();
  const entered = useSelector(selectHousehold);
  const permissions = useSelector(selectUser)?.permissions ?? [];
  const path = useSyncExternalStore(location.subscribe, location.current);
  useFlagChanges();
  const language = i18n.language === 'en' ? 'en' : 'de';
  const pages = pagesOfTalk({
    registry,
    household: addressedHousehold(findPage(registry, path)?.parameters ?? {}, entered),
    permissions,
    language,
    isOn: (flag) => flagState(flags, flag) === 'on',
  });
  return { pages, areas: areasOfTalk(pages, { registry, language }) };
}

function usePageInWork(): string | undefined {
  const { registry, location } = useShell();
  const path = useSyncExternalStore(location.subscribe, location.current);
  return findPage(registry, path)?.page.path;
}
