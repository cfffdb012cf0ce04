import { asOf } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { NewerEntries, PageDocuments, usePageDocuments } from '@vp-digital/core/micro-app';
import { LoadedState } from '@vp-digital/core/parts';
import { useHasPermission } from '@vp-digital/core/platform';
import { permissions } from '@vp-digital/core/reference';
import { AddIcon, Alert, Button, Caption, Card, Empty, Row, Stack, SideSheet } from '@vp-digital/core/ui';
import { useId, useState } from 'react';
import { ConfidentialList } from '../../../shared/confidential/ConfidentialList';
import { EntrySheet } from '../../../shared/entry-sheet/EntrySheet';
import { type AccountsData, accountsOf, isAccount, isCommon, type AccountKind } from './accounts';
import { AccountsTable } from './AccountsTable';
import { BankFields } from './BankFields';
import { BankSheet } from './BankSheet';
import { useAccountList } from './useAccountList';
import { useApart } from './useApart';
import { KindField } from './KindField';

/** Konten, the fourth kind: their balances are those of the balance sheet, their banks those of personal data. */
export const AccountsCard = () => (
  <PageDocuments documents={further} asOf={asOf}>
    <Loaded />
  </PageDocuments>
);

const further = ['goals'] as const;

const documents = ['persons', 'employments', 'incomes', 'assets', 'bankAccounts', 'goals'] as const;

/** As they were written: what one person discusses alone is listed too. */
function Loaded() {
  const result = usePageDocuments(documents, { tolerant: true });
  return (
    <LoadedState result={result.status === 'ready' ? { ...result, data: result.stored } : result}>
      {(data) => <Accounts data={data} />}
    </LoadedState>
  );
}

function Accounts({ data }: { data: AccountsData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'accounts' });
  const mayChange = useHasPermission(permissions.balanceSheet);
  const list = useAccountList(data);
  const sheetId = useId();
  const [openId, setOpenId] = useState<string>();
  const [isAdding, setAdding] = useState(false);
  const accounts = accountsOf(data);
  const common = accounts.filter(isCommon);
  const apart = useApart(accounts, data);
  const opened = isAdding ? undefined : accounts.find(({ id }) => id === openId);
  const close = () => {
    setOpenId(undefined);
    setAdding(false);
  };
  const show = (id: string) => {
    setAdding(false);
    setOpenId(id);
  };
  return (
    <>
      <Card title={t('title')} caption={t('caption')}>
        <Stack gap="medium">
          {common.length === 0 ? (
            apart.length === 0 && <Empty>{t('empty')}</Empty>
          ) : (
            <AccountsTable
              accounts={common}
              data={data}
              openId={opened?.id}
              sheetId={sheetId}
              onOpen={mayChange ? show : undefined}
            />
          )}
          <ConfidentialList
            rows={apart}
            persons={data.persons}
            openId={opened?.id}
            sheetId={sheetId}
            onOpen={mayChange ? show : undefined}
          />
          <NewerEntries section="assets" where={isAccount} />
          <NewerEntries section="bankAccounts" />
          {list.removed && (
            <Alert
              tone="info"
              announce
              title={t('removed', { name: list.removed })}
              action={<Button onClick={list.restore}>{t('undo')}</Button>}
            />
          )}
          {mayChange ? (
            <Row>
              <Button writes icon={AddIcon} onClick={() => setAdding(true)}>
                {t('add')}
              </Button>
            </Row>
          ) : (
            <Caption>{t('closed')}</Caption>
          )}
        </Stack>
      </Card>
      {isAdding && <AddAccountSheet id={sheetId} onChoose={(kind) => show(list.add(kind))} onClose={close} />}
      {opened?.asset && (
        <EntrySheet
          key={opened.id}
          id={sheetId}
          recorded={{ side: 'assets', id: opened.id, entry: opened.asset }}
          data={data}
          onClose={close}
          onRemove={() => {
            list.remove(opened.id, opened.asset);
            close();
          }}
        >
          <BankFields account={opened} data={data} />
        </EntrySheet>
      )}
      {opened && !opened.asset && (
        <BankSheet
          key={opened.id}
          id={sheetId}
          account={opened}
          data={data}
          onBalance={(kind) => show(list.add(kind, opened))}
          onClose={close}
        />
      )}
    </>
  );
}

interface AddAccountSheetProps {
  id: string;
  onChoose(kind: AccountKind): void;
  onClose(): void;
}

/** Of which kind the new account is. */
function AddAccountSheet({ id, onChoose, onClose }: AddAccountSheetProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'accounts' });
  return (
    <SideSheet id={id} opened focus="field" title={t('add')} onClose={onClose}>
      <KindField onChoose={onChoose} />
    </SideSheet>
  );
}
