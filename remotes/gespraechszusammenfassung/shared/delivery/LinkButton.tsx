import { newLinkCode, type ReportLink } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { later, useAhead } from '@vp-digital/core/micro-app';
import { routes } from '@vp-digital/core/reference';
import type { ReportKey, ServiceError } from '@vp-digital/core/services';
import { Alert, Button, SignInIcon, TextLink } from '@vp-digital/core/ui';
import { useState } from 'react';
import { useLinkReportMutation } from '../../api';

const LinkDialog = later(() => import('./LinkDialog'));

const ahead = [LinkDialog] as const;

export interface LinkButtonProps {
  place: ReportKey;
  busy: boolean;
}

/** Makes a link to the kept file that a code opens, and shows both once; only where somebody wants papers that way. */
export function LinkButton({ place, busy }: LinkButtonProps) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'link' });
  useAhead(ahead);
  const [create, { isLoading, error }] = useLinkReportMutation();
  const [made, setMade] = useState<{ link: ReportLink; code: string }>();
  const link = async () => {
    const code = newLinkCode();
    const { data } = await create({ ...place, link: { code } });
    const [newest] = data?.links ?? [];
    if (newest) setMade({ link: newest, code });
  };
  return (
    <>
      <Button writes icon={SignInIcon} disabled={busy || isLoading} onClick={() => void link()}>
        {t('button')}
      </Button>
      {error &&
        (lacksConsent(error as ServiceError) ? ( // our base query's error type
          <Alert
            tone="warning"
            title={t('noConsent.title')}
            announce
            action={
              <TextLink
                href={`${routes.dataProtection.href({ householdId: place.householdId })}?fokus=electronicDocuments`}
              >
                {t('noConsent.way')}
              </TextLink>
            }
          >
            {t('noConsent.text')}
          </Alert>
        ) : (
          <Alert tone="negative" title={t('failed')} announce />
        ))}
      {made && <LinkDialog {...made} place={place} onClose={() => setMade(undefined)} />}
    </>
  );
}

const lacksConsent = (error: ServiceError): boolean =>
  error.kind === 'failed' && error.issues?.[0]?.code === 'delivery_no_consent';
