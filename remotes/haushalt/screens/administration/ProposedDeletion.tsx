import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Alert, Stack } from '@vp-digital/core/ui';
import { ConfirmedButton } from '../../shared/access-requests/ConfirmedButton';
import { useDeletionProposalQuery, useKeepOnMutation } from './proposalApi';

/** Nothing has happened for so long that the company proposes to delete the household; or the advisor keeps it on. */
export function ProposedDeletion({ householdId }: { householdId: string }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'administration.deletion.proposal' });
  const { date } = useFormat();
  const [keepOn] = useKeepOnMutation();
  const { data, isError } = useDeletionProposalQuery(householdId);
  if (isError) return <Alert tone="negative" title={t('unknown')} />;
  if (!data?.proposal) return undefined; // most have none: nothing stands there until one is known
  const { since, months } = data.proposal;
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
        onConfirm={() => keepOn(householdId).unwrap()}
      >
        <p>{t('keepText', { count: months })}</p>
      </ConfirmedButton>
    </Stack>
  );
}
