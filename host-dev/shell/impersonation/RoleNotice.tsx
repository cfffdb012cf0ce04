import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { User } from '@vp-digital/core/session';
import { Banner, Button } from '@vp-digital/core/ui';
import { useEffect } from 'react';
import { useShell } from '../session/ShellContext';
import { useTexts } from '../session/useTexts';
import { endRole } from '../session/endRole';
import { useMinutesLeft } from './useMinutesLeft';

/** On every screen while the role of another is taken: whose, how long, and the way out. It ends by itself. */
export default function RoleNotice({ role }: { role: NonNullable<User['impersonation']> }) {
  const shell = useShell();
  const isReadable = useTexts('role');
  const { t } = useTranslation('shell', { keyPrefix: 'role' });
  const minutes = useMinutesLeft(shell.clock, role.endsAt);
  const isOver = minutes <= 0;
  useEffect(() => {
    if (isOver) void endRole(shell);
  }, [shell, isOver]);
  if (!isReadable) return undefined;
  return (
    <Banner
      tone="negative"
      action={
        <Button
          size="compact"
          onClick={async () => {
            if (await shell.mayLeave('page')) await endRole(shell);
          }}
        >
          {t('end')}
        </Button>
      }
    >
      {t('acting', { name: role.name })} {t('left', { count: Math.max(minutes, 0) })}
    </Banner>
  );
}
