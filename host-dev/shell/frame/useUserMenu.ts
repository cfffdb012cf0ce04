import { useTranslation } from '@vp-digital/core/libs/i18n';
import { routes } from '@vp-digital/core/reference';
import { HouseholdIcon, LanguageIcon, PersonIcon, SignOutIcon, type MenuItem } from '@vp-digital/core/ui';
import { chooseLanguage } from '../session/language';
import { endSession } from '../session/endSession';
import { useShell } from '../session/ShellContext';

/** What concerns only the signed-in person. */
export function useUserMenu(): MenuItem[] {
  const shell = useShell();
  const { t, i18n } = useTranslation('shell', { keyPrefix: 'menu' });
  const otherLanguage = i18n.language === 'en' ? 'de' : 'en';
  return [
    {
      key: 'households',
      label: t('households'),
      icon: HouseholdIcon,
      onSelect: () => shell.location.navigate(routes.householdSearch.href({})),
    },
    {
      key: 'context',
      label: t('context'),
      icon: PersonIcon,
      onSelect: () => shell.location.navigate(routes.advisorSelection.href({})),
    },
    {
      key: 'profile',
      label: t('profile'),
      icon: PersonIcon,
      onSelect: () => shell.location.navigate(`${routes.advisorSelection.href({})}?fokus=company`),
    },
    {
      key: 'language',
      label: t('language'),
      icon: LanguageIcon,
      onSelect: () => chooseLanguage(shell, otherLanguage),
    },
    {
      key: 'sign-out',
      label: t('signOut'),
      icon: SignOutIcon,
      onSelect: () => void endSession(shell, 'user'),
    },
  ];
}
