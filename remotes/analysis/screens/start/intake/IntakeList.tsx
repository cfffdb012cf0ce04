import type { Intake } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { ActionDialog, Alert, Button, Caption, Stack, type SumColumn, SumTable } from '@vp-digital/core/ui';
import { useState } from 'react';
import { useRevokeIntakeMutation } from './intakesApi';
import { providedFacts } from './data';

export interface IntakeListProps {
  intakes: readonly Intake[];
  onRevoked(): void;
}

/** So many that are over are shown beside those that are not. */
const mostOver = 3;

/** The links that ask ahead: how each one stands, and the way to close it. */
export function IntakeList({ intakes, onRevoked }: IntakeListProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'start.intake.list' });
  const { t: area } = useTranslation('household/completeness');
  const { dateTime, day, list } = useFormat();
  const householdId = useHouseholdId();
  const [revoke, { isLoading, isError }] = useRevokeIntakeMutation();
  const [asked, setAsked] = useState<Intake>();
  const close = ({ linkId }: Intake) => {
    setAsked(undefined);
    void revoke({ householdId, linkId }).then(onRevoked);
  };
  const over = intakes.filter(({ closed }) => closed !== undefined).slice(0, mostOver);
  const shown = intakes.filter((intake) => intake.closed === undefined || over.includes(intake));
  if (shown.length === 0) return undefined;
  const stateOf = ({ closed, openedAt, sentAt, keptUntil, expiresAt }: Intake) => {
    if (closed) return t(`state.${closed}`);
    if (sentAt) return t('state.sent', { at: dateTime(sentAt), until: day(keptUntil ?? expiresAt) });
    const until = day(expiresAt);
    return openedAt ? t('state.opened', { at: dateTime(openedAt), until }) : t('state.open', { until });
  };
  const namesOf = ({ areas }: Intake) => list(areas.map((one) => area(`area.${one}`)));
  const columns: SumColumn<Intake>[] = [
    {
      kind: 'text',
      key: 'link',
      header: t('link'),
      cell: (intake) => (
        <Stack gap="small">
          {t('of', { at: dateTime(intake.createdAt), by: intake.by })}
          <Caption>{namesOf(intake)}</Caption>
          <Caption>{stateOf(intake)}</Caption>
        </Stack>
      ),
    },
    {
      kind: 'text',
      key: 'revoke',
      header: t('revoke'),
      hideHeader: true,
      cell: (intake) =>
        intake.closed === undefined && (
          <Button
            writes
            size="compact"
            disabled={isLoading}
            aria-label={t('revokeOf', { at: dateTime(intake.createdAt) })}
            name="vorab"
            onClick={() => setAsked(intake)}
          >
            {t('revoke')}
          </Button>
        ),
    },
  ];
  return (
    <>
      {isError && <Alert tone="negative" title={t('notRevoked')} announce />}
      <SumTable caption={t('links')} columns={columns} rows={shown} rowKey={({ linkId }) => linkId} />
      {asked && (
        <ActionDialog
          title={t('askRevoke.title', { count: providedFacts(asked.answers).length })}
          action={t(asked.answers.length > 0 ? 'askRevoke.action' : 'revoke')}
          kind={asked.answers.length > 0 ? 'danger' : 'primary'}
          onClose={() => setAsked(undefined)}
          onAction={() => close(asked)}
        >
          {t(asked.answers.length > 0 ? 'askRevoke.text' : 'askRevoke.unsent')}
        </ActionDialog>
      )}
    </>
  );
}
