import type { DeletionProposal } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Alert, Stack } from '@vp-digital/core/ui';
import { useKeepOnMutation } from './api';
import { ConfirmedButton } from './ConfirmedButton';

export interface ProposedDeletionProps {
  householdId: string;
  proposal: DeletionProposal;
}

/** Nothing has happened for so long that the company proposes to delete the household; or the advisor keeps it on. */
export function ProposedDeletion({ householdId, proposal: { since, months } }: ProposedDeletionProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'administration.deletion.proposal' });
  const { date } = useFormat();
  const [keepOn] = useKeepOnMutation();
  return (
    <Stack gap="small">
      <Alert tone="info" title={t('title')}>
        {t('text', { date: date(since), count: months })}
      </Alert>
      <ConfirmedButton
        label={t('keep')}
        question={t('question')}
        confirm={t('confirm')}
        failed={t('failed')}
        onConfirm={() => keepOn({ householdId, body: {} }).unwrap()}
      >
        <p>{t('keepText', { count: months })}</p>
      </ConfirmedButton>
    </Stack>
  );
}
