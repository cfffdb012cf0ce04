import { Button } from '../actions/Button';
import { Stack } from '../atoms/Stack';
import { useUiText } from '../text';
import { Dialog, type DialogProps } from './Dialog';

export interface ActionDialogProps extends Pick<DialogProps, 'title' | 'onClose' | 'children'> {
  /** Default true, for a dialog that is drawn only while it is open. */
  opened?: boolean | undefined;
  /** Label of the action. */
  action: string;
  /** `danger` for what cannot be undone. Default `primary`. */
  kind?: 'primary' | 'danger' | undefined;
  /** Label of the cancel button. Default "Abbrechen". */
  cancel?: string | undefined;
  busy?: boolean | undefined;
  /** The input required in the dialog is incomplete. */
  incomplete?: boolean | undefined;
  onAction(): void;
}

/** What an action does and the input that it needs, before it is carried out. */
export function ActionDialog(props: ActionDialogProps) {
  const {
    title,
    opened = true,
    action,
    kind = 'primary',
    busy,
    incomplete,
    onClose,
    onAction,
    children,
  } = props;
  const { t } = useUiText();
  return (
    <Dialog
      title={title}
      opened={opened}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{props.cancel ?? t('cancel')}</Button>
          <Button kind={kind} loading={busy} disabled={incomplete} onClick={onAction}>
            {action}
          </Button>
        </>
      }
    >
      <Stack gap="medium">{children}</Stack>
    </Dialog>
  );
}
