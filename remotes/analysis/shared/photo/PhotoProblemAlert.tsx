import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { routes } from '@vp-digital/core/reference';
import { Alert, TextLink } from '@vp-digital/core/ui';
import type { ReactNode } from 'react';
import type { PhotoProblem } from './useReadPhoto';

export interface PhotoProblemAlertProps {
  problem: PhotoProblem;
  /** Which picture, where there are several. */
  of?: string | undefined;
  children?: ReactNode;
}

/** Why a picture was not read, and the way to what is missing. */
export function PhotoProblemAlert({ problem, of, children }: PhotoProblemAlertProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'photos' });
  const householdId = useHouseholdId();
  return (
    <Alert
      tone="warning"
      announce
      title={of === undefined ? t(`problem.${problem}`) : `${of}: ${t(`problem.${problem}`)}`}
      action={
        problem === 'consent' && (
          <TextLink href={routes.dataProtection.href({ householdId })}>{t('consents')}</TextLink>
        )
      }
    >
      {children}
    </Alert>
  );
}
