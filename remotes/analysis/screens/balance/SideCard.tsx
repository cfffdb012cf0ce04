import { useFigureTexts } from '@vp-digital/core/figures';
import type { BalanceSheet } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { NewerEntries, WhollyKnown } from '@vp-digital/core/micro-app';
import { AddIcon, Alert, Button, Card, Empty, Row, Stack } from '@vp-digital/core/ui';
import { useId, useState } from 'react';
import { ConfidentialList } from '../../shared/confidential/ConfidentialList';
import { AddEntrySheet } from './AddEntrySheet';
import { CarriedSum } from './CarriedSum';
import { EntrySheet } from '../../shared/entry-sheet/EntrySheet';
import { PositionTable } from './PositionTable';
import {
  type BalancePageData,
  type Opened,
  type RecordedEntry,
  recordedEntry,
  sideFigures,
  type RecordedKind,
  type Side,
} from '../../shared/entry-sheet/data';
import type { BalanceList } from './useBalanceList';
import { useApart } from './useApart';
import { ValueReturn } from './ValueReturn';
import { useKindName } from '../../shared/entry-sheet/useKindName';

export interface SideCardProps {
  side: Side;
  data: BalancePageData;
  /** Including what is confidential to one person. */
  stored: BalancePageData;
  sheet: BalanceSheet;
  list: BalanceList;
  opened: Opened | undefined;
  onOpen(opened: Opened | undefined): void;
  onAdd(kind: RecordedKind): void;
}

/** Aktiva or Passiva: a table whose recorded values are edited in a sheet; a removal can be undone. */
export function SideCard({ side, data, stored, sheet, list, opened, onOpen, onAdd }: SideCardProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'balance' });
  const { word } = useFigureTexts();
  const nameOf = useKindName();
  const sheetId = useId();
  const [removed, setRemoved] = useState<RecordedEntry>();
  const here = opened?.side === side ? opened : undefined;
  const edited = here?.id === undefined ? undefined : recordedEntry(stored, side, here.id);
  const close = () => onOpen(undefined);
  const apart = useApart(side, stored);
  const isEmpty = (side === 'assets' ? sheet.assets : sheet.debts).length === 0;

  const remove = (recorded: RecordedEntry) => {
    list.remove(recorded);
    setRemoved(recorded);
    close();
  };
  const restore = (recorded: RecordedEntry) => {
    list.put(recorded);
    setRemoved(undefined);
  };
  return (
    <div>
      <Card title={word(sideFigures[side])} caption={t(`sideCaption.${side}`)}>
        <Stack gap="medium">
          {isEmpty && apart.length > 0 ? undefined : isEmpty ? (
            <WhollyKnown documents={[side]}>
              <Empty>{t(`empty.${side}`)}</Empty>
            </WhollyKnown>
          ) : (
            <PositionTable
              side={side}
              sheet={sheet}
              data={data}
              openId={edited?.id}
              sheetId={sheetId}
              onOpen={(id) => onOpen({ side, id })}
            />
          )}
          {side === 'liabilities' && (
            <WhollyKnown documents={['liabilities', 'contracts']}>
              <CarriedSum sheet={sheet} data={data} />
            </WhollyKnown>
          )}
          <ConfidentialList
            rows={apart}
            persons={data.persons}
            openId={edited?.id}
            sheetId={sheetId}
            onOpen={(id) => onOpen({ side, id })}
          />
          <NewerEntries section={side} />
          {removed && !recordedEntry(stored, side, removed.id) && (
            <Alert
              tone="info"
              announce
              title={t('removed', { name: removed.entry.name ?? nameOf(removed.entry.kind) })}
              action={<Button onClick={() => restore(removed)}>{t('undo')}</Button>}
            />
          )}
          <Row>
            <Button writes icon={AddIcon} onClick={() => onOpen({ side })}>
              {t(`add.${side}`)}
            </Button>
          </Row>
        </Stack>
      </Card>
      {here && here.id === undefined && (
        <AddEntrySheet id={sheetId} side={side} onChoose={onAdd} onClose={close} />
      )}
      {edited && (
        <EntrySheet
          key={edited.id}
          id={sheetId}
          recorded={edited}
          data={stored}
          onClose={close}
          onNext={() => onOpen({ side })}
          onRemove={() => remove(edited)}
        >
          {edited.side === 'assets' && <ValueReturn id={edited.id} asset={edited.entry} />}
        </EntrySheet>
      )}
    </div>
  );
}
