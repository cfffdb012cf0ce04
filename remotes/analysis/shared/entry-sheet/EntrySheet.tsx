import { euros } from '@vp-digital/core/finance';
import { holdersOf, isOutdatedValue, type SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntry } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import {
  AddIcon,
  Button,
  DateField,
  MoneyField,
  RemoveIcon,
  Row,
  SideSheet,
  Stack,
  TextField,
} from '@vp-digital/core/ui';
import type { ReactNode } from 'react';
import { ConfidentialField } from '../confidential/ConfidentialField';
import { NotOnPaper } from '../confidential/NotOnPaper';
import { AssetFields } from './AssetFields';
import { OwnershipField } from './OwnershipField';
import { amountOf, type RecordedEntry } from './data';
import { useKindName } from './useKindName';

export interface EntrySheetProps {
  id: string;
  recorded: RecordedEntry;
  data: Pick<SectionData, 'persons' | 'goals'>;
  onClose(): void;
  onRemove(): void;
  /** Another value of the same side; left out where none is added. */
  onNext?: (() => void) | undefined;
  /** What another page records of it, after its own fields. */
  children?: ReactNode;
}

const largest = { assets: euros(1_000_000_000), liabilities: euros(100_000_000) };

/** One value, field by field: how much, as of when, whose. Each field saves itself. */
export function EntrySheet({ id, recorded, data, onClose, onRemove, onNext, children }: EntrySheetProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'balance' });
  const { t: code } = useTranslation(`household/${recorded.side}`);
  const { t: confidential } = useTranslation('analysis', { keyPrefix: 'alone' });
  const today = useHost().clock.today();
  const { side, entry } = recorded;
  const title = useKindName()(entry.kind);
  const editor = useEntry({ section: side, id: recorded.id, value: entry, of: entry.name ?? title });
  const amount = editor.field(side === 'assets' ? 'value' : 'amount', t(`field.amount.${side}`));
  const ownership = editor.choice('ownership', t('ownership.label'));
  return (
    <SideSheet id={id} opened title={title} onClose={onClose}>
      <NotOnPaper when={entry.discussedAlone !== undefined}>
        <Stack gap="medium">
          <TextField {...editor.field('name', t('field.name'))} maxLength={60} />
          <MoneyField
            {...amount}
            min={0}
            max={largest[side]}
            value={amountOf(recorded) || undefined}
            onChange={(typed = 0) => amount.onChange(typed)}
          />
          <DateField
            {...editor.required('asOf', t('field.asOf'))}
            max={today}
            warning={isOutdatedValue(entry.asOf, today) ? t('old.field') : undefined}
          />
          {side === 'assets' && <AssetFields asset={entry} goals={data.goals} editor={editor} />}
          <OwnershipField
            {...ownership}
            persons={data.persons}
            value={entry.ownership}
            onInvalid={editor.field('ownership', ownership.label).onInvalid}
          />
          <ConfidentialField
            choice={editor.choice('discussedAlone', confidential('label'))}
            mode={(value, name) => code(`discussedAlone.${value}`, { name })}
            owners={holdersOf(entry.ownership)}
            ownersError={ownership.error}
            persons={data.persons}
          />
          {children}
          <Row>
            <Button kind="primary" leavesSheet onClick={onClose}>
              {t('done')}
            </Button>
            {onNext && (
              <Button writes leavesSheet icon={AddIcon} onClick={onNext}>
                {t(`addNext.${side}`)}
              </Button>
            )}
          </Row>
          <Row>
            <Button writes icon={RemoveIcon} onClick={onRemove}>
              {t('remove')}
            </Button>
          </Row>
        </Stack>
      </NotOnPaper>
    </SideSheet>
  );
}
