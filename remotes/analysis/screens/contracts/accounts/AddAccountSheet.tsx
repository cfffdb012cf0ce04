import { useTranslation } from '@vp-digital/core/libs/i18n';
import { SideSheet } from '@vp-digital/core/ui';
import type { AccountKind } from './accounts';
import { KindField } from './KindField';

export interface AddAccountSheetProps {
  id: string;
  onChoose(kind: AccountKind): void;
  onClose(): void;
}

/** Of which kind the new account is. */
export function AddAccountSheet({ id, onChoose, onClose }: AddAccountSheetProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'accounts' });
  return (
    <SideSheet id={id} opened focus="field" title={t('add')} onClose={onClose}>
      <KindField onChoose={onChoose} />
    </SideSheet>
  );
}
