import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { routes } from '@vp-digital/core/reference';
import { ComboboxField, SideSheet, Stack, TextLink } from '@vp-digital/core/ui';
import { kindsOf, type RecordedKind, type Side } from '../../shared/entry-sheet/data';
import { useKindName } from '../../shared/entry-sheet/useKindName';

export interface AddEntrySheetProps {
  id: string;
  side: Side;
  onChoose(kind: RecordedKind): void;
  onClose(): void;
}

/** What is added; savings contracts and loans are added where they are contracts. */
export function AddEntrySheet({ id, side, onChoose, onClose }: AddEntrySheetProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'balance' });
  const nameOf = useKindName();
  const contracts = routes.contracts.href({ householdId: useHouseholdId() });
  return (
    <SideSheet id={id} opened title={t(`add.${side}`)} onClose={onClose}>
      <Stack gap="medium">
        <ComboboxField<RecordedKind>
          label={t('field.kind')}
          options={kindsOf[side].map((kind) => ({
            value: kind,
            label: nameOf(kind),
            words: t(`words.${kind}`).split(', '),
          }))}
          value={undefined}
          onChange={(kind) => kind && onChoose(kind)}
        />
        <p>
          {t(`contractsHint.${side}`)} <TextLink href={contracts}>{t('toContracts')}</TextLink>
        </p>
      </Stack>
    </SideSheet>
  );
}
