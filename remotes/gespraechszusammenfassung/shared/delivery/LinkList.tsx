import type { ReportLink } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { WithdrawButton } from '@vp-digital/core/parts';
import { useFormat } from '@vp-digital/core/platform';
import type { ReportKey } from '@vp-digital/core/services';
import { Alert, Caption, Stack, type SumColumn, SumTable } from '@vp-digital/core/ui';
import { useRevokeReportLinkMutation } from '../../api';

export interface LinkListProps {
  place: ReportKey;
  links: readonly ReportLink[];
}

/** The links to a report, whether the household has opened them, and the way to close one. */
export function LinkList({ place, links }: LinkListProps) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'link' });
  const { dateTime } = useFormat();
  const [revoke, { isLoading, isError }] = useRevokeReportLinkMutation();
  if (links.length === 0) return undefined;
  const stateOf = ({ closed, expiresAt, openedAt }: ReportLink) => {
    const until = dateTime(expiresAt);
    if (closed) return t(`state.${closed}`, { until });
    return openedAt ? t('state.opened', { at: dateTime(openedAt), until }) : t('state.open', { until });
  };
  const columns: SumColumn<ReportLink>[] = [
    {
      kind: 'text',
      key: 'made',
      header: t('links'),
      cell: (link) => (
        <Stack gap="small">
          {t('of', { at: dateTime(link.createdAt), by: link.by })}
          <Caption>{stateOf(link)}</Caption>
          {link.confirmedAt !== undefined && (
            <Caption>{t('confirmed', { at: dateTime(link.confirmedAt) })}</Caption>
          )}
        </Stack>
      ),
    },
    {
      kind: 'text',
      key: 'revoke',
      header: t('revoke'),
      hideHeader: true,
      cell: (link) =>
        link.closed === undefined && (
          <WithdrawButton
            size="compact"
            disabled={isLoading}
            label={t('revokeOf', { at: dateTime(link.createdAt) })}
            onWithdraw={() => void revoke({ ...place, linkId: link.linkId })}
          >
            {t('revoke')}
          </WithdrawButton>
        ),
    },
  ];
  return (
    <>
      {isError && <Alert tone="negative" title={t('notRevoked')} announce />}
      <SumTable caption={t('links')} columns={columns} rows={links} rowKey={({ linkId }) => linkId} />
    </>
  );
}
