import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHost } from '@vp-digital/core/platform';
import { AddIcon, Button, Empty, Row } from '@vp-digital/core/ui';

/** Nobody is found: perhaps the household has no file yet, or is kept under another accounting contract. */
export function NoHit({ query, onCreate }: { query: string; onCreate: (() => void) | undefined }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'search' });
  const { shell } = useHost();
  return (
    <div role="status">
      <Empty
        action={
          <Row>
            {onCreate && (
              <Button kind="primary" icon={AddIcon} onClick={onCreate}>
                {/\d/.test(query) ? t('create') : t('createNamed', { query })}
              </Button>
            )}
            <Button onClick={() => shell.send('showContextSelectionModal', {})}>{t('otherContext')}</Button>
          </Row>
        }
      >
        {t('noHit', { query })}
      </Empty>
    </div>
  );
}
