import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Button, Card, Stack } from '@vp-digital/core/ui';
import { useState } from 'react';
import { AccessLogPage } from './AccessLogPage';

/** Who has done what with the household, newest first, page by page. */
export function AccessLog({ householdId }: { householdId: string }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'administration.log' });
  const [pages, setPages] = useState<readonly (string | undefined)[]>([undefined]);
  const [next, setNext] = useState<string>();
  return (
    <Card title={t('title')} caption={t('caption')}>
      <Stack gap="medium">
        {pages.map((after, index) => (
          <AccessLogPage
            key={after ?? 'first'}
            householdId={householdId}
            after={after}
            onNext={index === pages.length - 1 ? setNext : undefined}
          />
        ))}
        {next !== undefined && (
          <div>
            <Button
              onClick={() => {
                setPages([...pages, next]);
                setNext(undefined);
              }}
            >
              {t('more')}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}
