import { euros } from '@vp-digital/core/finance';
import type { SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHost } from '@vp-digital/core/platform';
import {
  Button,
  DateField,
  MoneyField,
  RemoveIcon,
  Row,
  SideSheet,
  Stack,
  TextField,
} from '@vp-digital/core/ui';
import { useEntryEditor } from '../useEntryEditor';
import { isOld } from './age';
import { AssetFields } from './AssetFields';
import { OwnershipField } from './OwnershipField';
import { amountOf, type EntryField, type RecordedEntry } from './sections';
import { useKindName } from './useKindName';

export interface EntrySheetProps {
  id: string;
  recorded: RecordedEntry;
  data: Pick<SectionData, 'persons' | 'goals'>;
  onClose(): void;
  onRemove(): void;
}

const largest = { assets: euros(1_000_000_000), liabilities: euros(100_000_000) };

/** One value, field by field: how much, as of when, whose. Each field saves itself. */
export function EntrySheet({ id, recorded, data, onClose, onRemove }: EntrySheetProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'balance' });
  const today = useHost().clock.today();
  const { side, entry } = recorded;
  const title = useKindName()(entry.kind);
  const editor = useEntryEditor<EntryField>(side, recorded.id, entry.name ?? title);
  const amountField = side === 'assets' ? 'value' : 'amount';
  return (
    <SideSheet id={id} opened title={title} onClose={onClose}>
      <Stack gap="medium">
        <TextField
          label={t('field.name')}
          maxLength={60}
          value={entry.name}
          onChange={(name) => editor.set('name', name)}
          onBlur={editor.leave}
        />
        <MoneyField
          label={t(`field.amount.${side}`)}
          min={0}
          max={largest[side]}
          value={amountOf(recorded) || undefined}
          onChange={(amount) => editor.set(amountField, amount ?? 0)}
          error={editor.refused(amountField)}
          onInvalid={() => editor.invalid(amountField)}
          onBlur={editor.leave}
        />
        <DateField
          label={t('field.asOf')}
          max={today}
          value={entry.asOf}
          warning={isOld(entry.asOf, today) ? t('old.field') : undefined}
          onChange={(asOf) => (asOf === undefined ? editor.invalid('asOf') : editor.set('asOf', asOf))}
          onInvalid={() => editor.invalid('asOf')}
          onBlur={editor.leave}
        />
        {side === 'assets' && <AssetFields asset={entry} goals={data.goals} editor={editor} />}
        <OwnershipField
          persons={data.persons}
          value={entry.ownership}
          onChange={(ownership) => {
            editor.set('ownership', ownership);
            editor.leave();
          }}
          onInvalid={() => editor.invalid('ownership')}
        />
        <Row>
          <Button writes icon={RemoveIcon} onClick={onRemove}>
            {t('remove')}
          </Button>
        </Row>
      </Stack>
    </SideSheet>
  );
}
