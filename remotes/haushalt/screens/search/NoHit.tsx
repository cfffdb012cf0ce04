import { useTranslation } from '@vp-digital/core/libs/i18n';
import { AddIcon, Button, Empty } from '@vp-digital/core/ui';

/** Nobody is found: perhaps the household has no file yet. */
export function NoHit({ query, onCreate }: { query: string; onCreate: (() => void) | undefined }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'search' });
  return (
    <div role="status">
      <Empty
        action={
          onCreate && (
            <Button kind="primary" icon={AddIcon} onClick={onCreate}>
              {/\d/.test(query) ? t('create') : t('createNamed', { query })}
            </Button>
          )
        }
      >
        {t('noHit', { query })}
      </Empty>
    </div>
  );
}
