import { personsInOrder, personsOfContract } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Alert, Button, DataList, Row, SelectField, SideSheet, Stack, TextField } from '@vp-digital/core/ui';
import { useState } from 'react';
import type { CartData } from './documents';
import { type CartProposal, lackOfReason, longestReason, shortestReason } from './proposal';
import { usePositionWords } from './usePositionWords';

export interface CartSheetProps {
  id: string;
  opened: boolean;
  onClose(): void;
  data: CartData;
  proposal: CartProposal;
  against: string | undefined;
  onAdd(proposal: CartProposal): void;
}

/** What is proposed, why, and which contract it would replace. */
export function CartSheet({ data, proposal, against, onAdd, ...sheet }: CartSheetProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'cart' });
  const { cost, contract } = usePositionWords();
  const [reason, setReason] = useState(proposal.reason);
  const [replacesId, setReplacesId] = useState(proposal.replacesId);
  const [asked, setAsked] = useState(false);
  const lack = lackOfReason(reason);
  const { personId, line } = proposal;
  const person = personsInOrder(data).find(({ id }) => id === personId);
  const alike = Object.entries(data.contracts.items).filter(
    ([, one]) =>
      one.line === line && (personId === undefined || personsOfContract(one, data).includes(personId)),
  );
  const add = () => {
    setAsked(true);
    if (lack !== undefined || reason === undefined) return;
    const apart = replacesId === undefined ? undefined : data.contracts.items[replacesId]?.discussedAlone;
    onAdd({
      ...proposal,
      reason: reason.trim(),
      ...(replacesId !== undefined && { replacesId }),
      ...(apart !== undefined && personId !== undefined && { discussedAlone: apart }), // of one adult only
    });
  };
  return (
    <SideSheet {...sheet} title={t('sheet.title')} focus="field">
      <Stack gap="medium">
        {against !== undefined && (
          <Alert tone="warning" title={t('sheet.against')}>
            {against}
          </Alert>
        )}
        <DataList
          items={[
            { key: 'title', label: t('sheet.proposal'), value: proposal.title },
            ...(proposal.company === undefined
              ? []
              : [{ key: 'company', label: t('sheet.company'), value: proposal.company }]),
            { key: 'person', label: t('sheet.person'), value: person?.name ?? t('household') },
            { key: 'premium', label: t('sheet.premium'), value: cost(proposal) },
          ]}
        />
        <TextField
          label={t('sheet.reason')}
          hint={t('sheet.reasonHint')}
          lines={4}
          maxLength={longestReason}
          value={reason}
          onChange={setReason}
          required
          error={asked && lack ? t(`sheet.lack.${lack}`, { count: shortestReason }) : undefined}
        />
        {alike.length > 0 && (
          <SelectField
            label={t('sheet.replaces')}
            hint={t('sheet.replacesHint')}
            emptyLabel={t('sheet.none')}
            placeholder={t('sheet.none')}
            options={alike.map(([value, one]) => ({ value, label: contract(one) }))}
            value={replacesId}
            onChange={setReplacesId}
          />
        )}
        <Row>
          <Button kind="primary" writes onClick={add}>
            {t('sheet.add')}
          </Button>
          <Button onClick={sheet.onClose}>{t('sheet.cancel')}</Button>
        </Row>
      </Stack>
    </SideSheet>
  );
}
