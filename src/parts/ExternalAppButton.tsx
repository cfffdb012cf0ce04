import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHost } from '@vp-digital/core/platform';
import type { ExternalApp } from '@vp-digital/core/reference';
import { Button, type ButtonProps, Caption, Row } from '@vp-digital/core/ui';

export interface ExternalAppButtonProps {
  app: ExternalApp;
  /** What it opens, by name. */
  children: string;
  size?: ButtonProps['size'];
}

/**
 * Opens an application outside of the product in a window of its own, and says that it is one. Nothing is drawn where the
 * environment has no address for it; nothing of the household goes along. Whoever comes back finds the page read anew.
 */
export function ExternalAppButton({ app, children, size }: ExternalAppButtonProps) {
  const { t } = useTranslation('app');
  const { config, shell } = useHost();
  const url = config.external[app];
  if (url === undefined) return undefined;
  return (
    <Row>
      <Button size={size} onClick={() => shell.send('navigateToNewWindow', { url })}>
        {children}
      </Button>
      <Caption>{t('external.badge')}</Caption>
    </Row>
  );
}
