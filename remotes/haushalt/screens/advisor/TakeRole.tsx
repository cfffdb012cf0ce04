import { useFocusOnProblem } from '@vp-digital/core/forms';
import type { AdvisorRole } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useSelector } from '@vp-digital/core/libs/redux';
import { useHost } from '@vp-digital/core/platform';
import { selectUser } from '@vp-digital/core/session';
import { Alert, Button, Stack, TextField } from '@vp-digital/core/ui';
import { useId, useState } from 'react';
import { useTakeRoleMutation } from './api';
import { RoleField } from './RoleField';
import classes from './TakeRole.module.css';

/** The service takes no shorter reason. */
const shortestReason = 10;

/** Takes the role of another user for an hour at most: whose, and why. The shell shows it on every screen. */
export function TakeRole() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'advisor.impersonation' });
  const { shell } = useHost();
  const user = useSelector(selectUser);
  const [role, setRole] = useState<AdvisorRole>();
  const [reason, setReason] = useState<string>();
  const [tries, setTries] = useState(0);
  const wasTried = tries > 0;
  const form = useFocusOnProblem(tries);
  const [takeRole, { isLoading, isSuccess, isError }] = useTakeRoleMutation();
  const titleId = useId();
  const hasReason = (reason?.length ?? 0) >= shortestReason;

  const take = async () => {
    setTries(tries + 1);
    if (!role || reason === undefined || !hasReason) return;
    const { data: taken } = await takeRole({ userId: role.userId, contract: role.contract, reason });
    if (!taken || !user) return;
    const { impersonationId, name, endsAt, contract, permissions, fileRights } = taken;
    shell.send('setAdvisorUserData', {
      ...user,
      permissions,
      fileRights,
      accountingContract: contract,
      impersonation: { impersonationId, name, endsAt },
    });
  };

  return (
    <section className={classes['panel']} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('title')}</h2>
      <p>{t('caption')}</p>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void take();
        }}
      >
        <Stack gap="medium">
          <RoleField
            label={t('who')}
            role={role}
            isDecided={isLoading || isSuccess}
            error={wasTried && !role ? t('whoMissing') : undefined}
            onChange={setRole}
          />
          <TextField
            label={t('reason')}
            hint={t('reasonHint')}
            lines={2}
            maxLength={500}
            value={reason}
            error={wasTried && !hasReason ? t('reasonMissing') : undefined}
            onChange={setReason}
          />
          {isError && (
            <Alert tone="negative" title={t('failed')} announce>
              {t('failedText')}
            </Alert>
          )}
          <div>
            <Button type="submit" loading={isLoading}>
              {t('take')}
            </Button>
          </div>
        </Stack>
      </form>
    </section>
  );
}
