import type { MoveOutPreview } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Alert, Card, Stack } from '@vp-digital/core/ui';
import type { ReactNode } from 'react';
import { ConfirmedButton, type ConfirmedButtonProps } from './ConfirmedButton';

export interface PeopleDeedProps
  extends Pick<ConfirmedButtonProps, 'kind' | 'incomplete' | 'onConfirm' | 'onClose' | 'children'> {
  deed: 'merge' | 'moveOut';
  /** Whom it is about. */
  choice: ReactNode;
  /** There is no preview for them. */
  refused: boolean;
  /** What it would bring about; nothing more is shown of it while something stands against it. */
  preview: Pick<MoveOutPreview, 'obstacles'> | undefined;
}

/** Who belongs to which household: a deed that shows what it brings about, and what stands against it. */
export function PeopleDeed(props: PeopleDeedProps) {
  const { deed, choice, refused, preview, incomplete, children, ...button } = props;
  const { t } = useTranslation('haushalt', { keyPrefix: 'administration' });
  const isOpen = preview?.obstacles.length === 0;
  return (
    <Card title={t(`${deed}.title`)} caption={t(`${deed}.text`)}>
      <Stack gap="medium">
        <ConfirmedButton
          {...button}
          label={t(`${deed}.button`)}
          question={t(`${deed}.question`)}
          confirm={t(`${deed}.confirm`)}
          failed={t('notDone')}
          incomplete={!isOpen || incomplete === true}
        >
          {choice}
          {refused && <Alert tone="negative" title={t(`${deed}.refused`)} announce />}
          {preview?.obstacles.map(({ code, householdName: name }) => (
            <Alert key={code + name} tone="warning" title={t(`obstacle.${code}`, { name })} announce />
          ))}
          {isOpen && children}
        </ConfirmedButton>
      </Stack>
    </Card>
  );
}
