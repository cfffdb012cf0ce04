import type { HouseholdRequest } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Alert, Button, ClockIcon } from '@vp-digital/core/ui';
import { useDecideRequestMutation } from '../../shared/access-requests/api';

export interface OpenRequestProps {
  request: HouseholdRequest;
  mayWithdraw: boolean;
}

/** What waits for somebody else's decision, and the way to take it back. */
export function OpenRequest({ request, mayWithdraw }: OpenRequestProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'administration.request' });
  const { day } = useFormat();
  const [decide, { isLoading, isError }] = useDecideRequestMutation();
  const { requestId, kind, requestedBy: by, requestedAt, recipient = '' } = request;
  return (
    <>
      {isError && <Alert tone="negative" title={t('failed')} announce />}
      <Alert
        tone="warning"
        icon={ClockIcon}
        title={t(`waits.${kind}`, { recipient })}
        action={
          mayWithdraw && (
            <Button
              loading={isLoading}
              onClick={() => void decide({ requestId, body: { decision: 'withdrawn' } })}
            >
              {t('withdraw')}
            </Button>
          )
        }
      >
        {t('asked', { by, date: day(requestedAt) })}
      </Alert>
    </>
  );
}
