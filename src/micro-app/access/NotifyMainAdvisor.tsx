import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { fileRights } from '@vp-digital/core/reference';
import type { User } from '@vp-digital/core/session';
import { Button } from '@vp-digital/core/ui';
import type { missingPermission } from './missingPermission';

export interface NotifyMainAdvisorProps {
  user: User;
  mainAdvisor: NonNullable<User['mainAdvisor']>;
  /** What opens the page and is missing. */
  permission: ReturnType<typeof missingPermission>;
}

/** Opens the user's own mail program with a message that names the missing rights and no customer. */
export function NotifyMainAdvisor({ user, mainAdvisor, permission }: NotifyMainAdvisorProps) {
  const { t } = useTranslation('household/accessDenied');
  const missing = [
    ...(permission ? [t(`name.${permission}`)] : []),
    ...fileRights.filter((right) => !user.fileRights.includes(right)).map((right) => t(`right.${right}`)),
  ];
  const rights = useFormat().list(missing);
  const body = [
    t('mail.greeting', { name: mainAdvisor.name }),
    missing.length > 0 ? t('mail.missing', { rights }) : t('mail.complete'),
    t('mail.request'),
    t('mail.closing', { user: user.name }),
  ].join('\n\n');
  const subject = encodeURIComponent(t('mail.subject'));
  return (
    <Button
      external
      href={`mailto:${mainAdvisor.email ?? ''}?subject=${subject}&body=${encodeURIComponent(body)}`}
    >
      {t('notify')}
    </Button>
  );
}
