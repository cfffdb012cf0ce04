import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { User } from '@vp-digital/core/session';
import { Banner, Button } from '@vp-digital/core/ui';
import { useEffect, useState } from 'react';
import type { Clock } from '@vp-digital/core/shell';
import { useShell } from '../session/ShellContext';
import { useTexts } from '../session/useTexts';
import { endRole } from '../session/endRole';

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

const step = 5_000;

/** Whole minutes until a moment, the begun one included; 0 when it has come. A device that slept notices on waking. */
function useMinutesLeft(clock: Clock, endsAt: string): number {
  const read = () => Math.ceil((Date.parse(endsAt) - clock.now().getTime()) / 60_000);
  const [minutes, setMinutes] = useState(read);
  useEffect(() => {
    const timer = setInterval(() => setMinutes(read), step);
    return () => clearInterval(timer);
  });
  return minutes;
}
