import type { MoveOutPreview } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Alert, Card, Stack } from '@vp-digital/core/ui';
import type { ReactNode } from 'react';
import { Obstacle } from './Obstacle';
import { ConfirmedButton, type ConfirmedButtonProps } from '../../shared/access-requests/ConfirmedButton';

export interface PeopleActionProps
  extends Pick<ConfirmedButtonProps, 'kind' | 'incomplete' | 'onConfirm' | 'onClose' | 'children'> {
  action: 'merge' | 'moveOut';
  /** Names what will be done. */
  confirm: string;
  /** Whom it is about. */
  choice: ReactNode;
  /** There is no preview for them. */
  refused: boolean;
  /** What it would bring about; nothing more is shown of it while something stands against it. */
  preview: Pick<MoveOutPreview, 'obstacles'> | undefined;
}

/** Who belongs to which household: an action that shows what it brings about, and what stands against it. */
export function PeopleAction(props: PeopleActionProps) {
  const { action, confirm, choice, refused, preview, incomplete, children, ...button } = props;
  const { t } = useTranslation('haushalt', { keyPrefix: 'administration' });
  const isOpen = preview?.obstacles.length === 0;
  return (
    <Card title={t(`${action}.title`)} caption={t(`${action}.text`)}>
      <Stack gap="medium">
        <ConfirmedButton
          {...button}
          label={t(`${action}.button`)}
          question={t(`${action}.question`)}
          confirm={confirm}
          failed={t('notDone')}
          incomplete={!isOpen || incomplete === true}
        >
          {choice}
          {refused && <Alert tone="negative" title={t(`${action}.refused`)} announce />}
          {preview?.obstacles.map((obstacle) => {
            const { code, householdName, report, intake } = obstacle;
            const key = [code, householdName, report?.linkId ?? intake?.linkId].join();
            return <Obstacle key={key} obstacle={obstacle} />;
          })}
          {isOpen && children}
        </ConfirmedButton>
      </Stack>
    </Card>
  );
}
