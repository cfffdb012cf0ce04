import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useSelector } from '@vp-digital/core/libs/redux';
import { selectUser } from '@vp-digital/core/session';
import { ReadOnly } from '@vp-digital/core/ui';
import type { ReactNode } from 'react';

/** Whoever has taken the role of another only reads, on every page; the shell says so above it. */
export function RoleScope({ children }: { children: ReactNode }) {
  const { t } = useTranslation('app');
  const role = useSelector(selectUser)?.impersonation;
  return <ReadOnly reason={role && t('inRole', { name: role.name })}>{children}</ReadOnly>;
}
