import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHost } from '@vp-digital/core/platform';
import { Alert, Button, SignInIcon } from '@vp-digital/core/ui';
import { useEffect, useState } from 'react';
import { useReturnTo } from './useReturnTo';

const patience = 30_000;

/**
 * Sends the login message with the page that was asked for; when the shell has not left for the sign-in page in time, it may be
 * pressed again. A shell that does not answer at all is named as soon as that is known.
 */
export function LoginButton() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'login' });
  const { shell } = useHost();
  const { returnTo, isSilent, retry } = useReturnTo();
  const [state, setState] = useState<'idle' | 'waiting' | 'late'>('idle');

  useEffect(() => {
    if (state !== 'waiting') return;
    const timer = setTimeout(() => setState('late'), patience);
    return () => clearTimeout(timer);
  }, [state]);

  const signIn = () => {
    setState('waiting');
    shell.send('login', returnTo === undefined ? {} : { returnTo });
  };
  return (
    <>
      <Button
        kind="primary"
        size="large"
        wide
        icon={SignInIcon}
        loading={state === 'waiting'}
        onClick={signIn}
      >
        {t('button')}
      </Button>
      {isSilent && state !== 'late' && (
        <Alert
          tone="warning"
          title={t('silent')}
          announce
          action={
            <Button size="compact" onClick={retry}>
              {t('retry')}
            </Button>
          }
        >
          {t('silentText')}
        </Alert>
      )}
      {state === 'late' && <Alert tone="warning" title={t('late')} announce />}
    </>
  );
}
