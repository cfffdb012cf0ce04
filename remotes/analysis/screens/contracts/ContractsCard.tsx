import type { Contract } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { later, NewerEntries, useAhead, usePartlyKnown } from '@vp-digital/core/micro-app';
import { AddIcon, Alert, Button, Card, Empty, Row, Stack } from '@vp-digital/core/ui';
import { useCallback, useId, useState } from 'react';
import { AbsenceField } from '../../shared/fields/AbsenceField';
import type { ArchiveReason } from './ArchiveField';
import { ContractsApart } from './ContractsApart';
import { ContractTable } from './ContractTable';
import {
  commonOf,
  type ContractEntry,
  type ContractKind,
  contractKinds,
  type ContractsData,
  entriesOf,
} from '../../shared/contracts/data';
import { useContractList } from './useContractList';

const AddContractSheet = later(async () => (await import('./AddContractSheet')).AddContractSheet);
const ContractSheet = later(async () => (await import('./ContractSheet')).ContractSheet);
const ahead = [AddContractSheet, ContractSheet];

export interface ContractsCardProps {
  kind: ContractKind;
  data: ContractsData;
  /** The contract whose sheet is open at the start. */
  initialId?: string | undefined;
  /** The address names a field of that contract: it gets the focus, not the first one. */
  leadsToField?: boolean | undefined;
  /** Opens the sheet of a contract, of whatever kind. */
  onShow(kind: ContractKind, id: string): void;
}

type Sheet = { kind: 'closed' } | { kind: 'add' } | { kind: 'edit'; id: string };

/** The contracts of one kind: seen in a table, added by line, edited and removed in a sheet. */
export function ContractsCard({ kind, data, initialId, leadsToField, onShow }: ContractsCardProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'contracts' });
  const { t: code } = useTranslation('household/contracts');
  const list = useContractList();
  const sheetId = useId();
  const [sheet, setSheet] = useState<Sheet>(
    initialId === undefined ? { kind: 'closed' } : { kind: 'edit', id: initialId },
  );
  const [archived, setArchived] = useState<ContractEntry>();
  const entries = entriesOf(data, kind);
  const common = commonOf(entries);
  const isNone = Object.keys(data.contracts.items).length === 0;
  const isPartly = usePartlyKnown(['contracts']);
  const edited = sheet.kind === 'edit' ? entries.find(({ id }) => id === sheet.id) : undefined;
  const edit = useCallback((id: string) => setSheet({ kind: 'edit', id }), []);
  const close = () => setSheet({ kind: 'closed' });
  useAhead(ahead);

  const add = (contract: Contract) => {
    const id = crypto.randomUUID();
    list.put(id, contract);
    if (contract.kind === kind) setSheet({ kind: 'edit', id });
    else onShow(contract.kind, id); // a picture may show what stands behind another tab
  };
  const archive = (entry: ContractEntry, reason: ArchiveReason) => {
    list.archive(entry, reason);
    setArchived(entry);
    close();
  };
  const restore = ({ id, contract }: ContractEntry) => {
    list.restore(id, contract);
    setArchived(undefined);
  };
  return (
    <>
      <Card title={t(`kind.${kind}`)}>
        <Stack gap="medium">
          {common.length === 0 ? (
            !isPartly &&
            entries.length === 0 && (
              <>
                <Empty>{t(`empty.${kind}`)}</Empty>
                {isNone && <AbsenceField kind="contracts" data={data} />}
              </>
            )
          ) : (
            <ContractTable
              kind={kind}
              entries={common}
              persons={data.persons}
              isPartly={isPartly}
              openId={edited?.id}
              sheetId={sheetId}
              onOpen={edit}
            />
          )}
          {common.length < entries.length && (
            <ContractsApart
              kind={kind}
              entries={entries}
              persons={data.persons}
              openId={edited?.id}
              sheetId={sheetId}
              onOpen={edit}
            />
          )}
          <NewerEntries section="contracts" where={(entry) => (kindOf(entry) ?? kind) === kind} />
          {archived && isArchived(data, archived.id) && (
            <Alert
              tone="info"
              announce
              title={t('archive.done', { name: code(`line.${archived.contract.line}`) })}
              action={<Button onClick={() => restore(archived)}>{t('undo')}</Button>}
            />
          )}
          <Row>
            <Button writes icon={AddIcon} onClick={() => setSheet({ kind: 'add' })}>
              {t(`add.${kind}`)}
            </Button>
          </Row>
        </Stack>
      </Card>
      {sheet.kind === 'add' && (
        <AddContractSheet
          id={sheetId}
          kind={kind}
          persons={data.persons}
          position={Object.keys(data.contracts.items).length}
          onAdd={add}
          onClose={close}
        />
      )}
      {edited && (
        <ContractSheet
          key={edited.id}
          id={sheetId}
          entry={edited}
          data={data}
          leadsToField={leadsToField === true && edited.id === initialId}
          onClose={close}
          onNext={() => setSheet({ kind: 'add' })}
          onArchive={(reason) => archive(edited, reason)}
        />
      )}
    </>
  );
}

/** Of a kind that is not known it may be any: it stands in each list. */
const kindOf = (entry: { kind?: unknown }) => contractKinds.find((known) => known === entry.kind);

/** It may have been brought back from the archive's own list. */
const isArchived = ({ contracts }: ContractsData, id: string) => contracts.archived?.[id] !== undefined;
