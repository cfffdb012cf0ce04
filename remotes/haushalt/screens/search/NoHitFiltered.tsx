import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Button, Empty } from '@vp-digital/core/ui';

/** Nobody among the filtered: the household may well be there, so that none is made before all were searched. */
export function NoHitFiltered({ query, onUnfilter }: { query: string; onUnfilter(): void }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'search' });
  return (
    <div role="status">
      <Empty
        action={
          <Button kind="primary" onClick={onUnfilter}>
            {t('unfilter')}
          </Button>
        }
      >
        {t('noHitFiltered', { query })}
      </Empty>
    </div>
  );
}
