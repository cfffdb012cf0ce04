import { useTranslation } from '@vp-digital/core/libs/i18n';
import { ComboboxField, SideSheet, Stack } from '@vp-digital/core/ui';
import type { ContractKind, ContractLine } from './sections';
import { linesOf } from './templates';

export interface AddContractSheetProps {
  id: string;
  kind: ContractKind;
  onChoose(line: ContractLine): void;
  onClose(): void;
}

/** Which line the new contract has; it decides what is asked. */
export function AddContractSheet({ id, kind, onChoose, onClose }: AddContractSheetProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'contracts' });
  const options = linesOf[kind].map((line) => ({ value: line, label: t(`line.${line}`) }));
  return (
    <SideSheet id={id} opened title={t(`add.${kind}`)} onClose={onClose}>
      <Stack gap="medium">
        <ComboboxField<ContractLine>
          label={t('field.line')}
          hint={t('add.hint')}
          options={options}
          value={undefined}
          onChange={(line) => line && onChoose(line)}
        />
      </Stack>
    </SideSheet>
  );
}
