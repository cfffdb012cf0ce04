import { useTranslation } from '@vp-digital/core/libs/i18n';
import { telephoneFlag } from '@vp-digital/core/reference';
import {
  CommunicationIcon,
  CustomerViewIcon,
  HeaderMenu,
  LockedIcon,
  SecondScreenIcon,
  useToasts,
} from '@vp-digital/core/ui';
import { useShell } from '../session/ShellContext';
import type { CustomerView } from './useCustomerView';

/** In the header: shows the customer the page, on this device, on a second screen or on their telephone. */
export function CustomerViewMenu({ view }: { view: CustomerView }) {
  const { t } = useTranslation('shell', { keyPrefix: 'customerView' });
  const toasts = useToasts();
  const { flags } = useShell();
  const openWindow = () => {
    if (!view.showInWindow()) toasts.show({ tone: 'warning', text: t('blocked') });
  };
  return (
    <HeaderMenu
      icon={CustomerViewIcon}
      label={t('name')}
      items={[
        { key: 'here', label: t('here'), icon: CustomerViewIcon, onSelect: view.showHere },
        { key: 'pin', label: t('withPin'), icon: LockedIcon, onSelect: view.askPin },
        { key: 'window', label: t('window'), icon: SecondScreenIcon, onSelect: openWindow },
        ...(flags.isEnabled(telephoneFlag)
          ? [
              {
                key: 'telephone',
                label: t('telephone'),
                icon: CommunicationIcon,
                onSelect: view.showOnTelephone,
              },
            ]
          : []),
      ]}
    />
  );
}
