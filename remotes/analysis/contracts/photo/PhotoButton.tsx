import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { routes } from '@vp-digital/core/reference';
import type { ContractProposal } from '@vp-digital/core/contracts';
import type { ServiceError } from '@vp-digital/core/services';
import { Alert, Button, Caption, PhotoIcon, Stack, TextLink } from '@vp-digital/core/ui';
import { type ChangeEvent, useRef, useState } from 'react';
import { useProposeContractMutation } from './proposalApi';
import { shrinkPicture } from './shrinkPicture';

type Problem = 'picture' | 'text' | 'consent' | 'offline' | 'failed';

export interface PhotoButtonProps {
  onRead(proposal: ContractProposal): void;
}

/** A picture from the camera or a file, read by the service; it is not kept. */
export function PhotoButton({ onRead }: PhotoButtonProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'contracts.photo' });
  const householdId = useHouseholdId();
  const input = useRef<HTMLInputElement>(null);
  const [propose] = useProposeContractMutation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();

  const read = async (file: File): Promise<Problem | undefined> => {
    const picture = await shrinkPicture(file).catch(() => undefined);
    if (!picture) return 'picture';
    const answer = await propose({ householdId, picture });
    if (answer.error) return problemOf(answer.error as ServiceError); // the base query has no other
    onRead(answer.data);
    return undefined;
  };
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    currentTarget.value = ''; // the same picture may be chosen again
    if (!file) return;
    setBusy(true);
    setProblem(await read(file));
    setBusy(false);
  };
  return (
    <Stack>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={t('take')}
        onChange={(event) => void choose(event)}
      />
      <Button icon={PhotoIcon} loading={busy} onClick={() => input.current?.click()}>
        {t('take')}
      </Button>
      <Caption>{busy ? t('reading') : t('hint')}</Caption>
      {problem && (
        <Alert
          tone="warning"
          announce
          title={t(`problem.${problem}`)}
          action={
            problem === 'consent' && (
              <TextLink href={routes.dataProtection.href({ householdId })}>{t('consents')}</TextLink>
            )
          }
        />
      )}
    </Stack>
  );
}

function problemOf(error: ServiceError): Problem {
  if (error.kind === 'invalid') return 'text';
  if (error.kind === 'forbidden') return 'consent'; // the page itself is open to the advisor
  return error.kind === 'offline' ? 'offline' : 'failed';
}
