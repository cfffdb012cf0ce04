import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { routes } from '@vp-digital/core/reference';
import { Button, Card, Stack, TextLink } from '@vp-digital/core/ui';
import { useState } from 'react';
import { GroupList, type GroupListProps } from './GroupList';
import { targetOf } from './proposal';

const kinds = ['contracts', 'ownAccounts', 'nowhere'] as const;

/** Payments that become no expense and no income, and why; each may be moved. */
export function LeftGroups({ groups, ...list }: GroupListProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'statementImport.leftGroups' });
  const householdId = useHouseholdId();
  const [opened, setOpened] = useState<(typeof kinds)[number]>();
  const parts = kinds
    .map((kind) => ({ kind, some: groups.filter((group) => targetOf(group, list.moves) === kind) }))
    .filter(({ some }) => some.length > 0);
  if (parts.length === 0) return undefined;
  return (
    <Card kind="advisor" title={t('title')}>
      <Stack gap="medium">
        {parts.map(({ kind, some }) => (
          <Stack key={kind} gap="small">
            <p>
              {t(`why.${kind}`)}{' '}
              {kind === 'contracts' && (
                <TextLink href={routes.contracts.href({ householdId })}>{t('toContracts')}</TextLink>
              )}
            </p>
            <div>
              <Button
                kind="quiet"
                size="compact"
                aria-expanded={opened === kind}
                onClick={() => setOpened(opened === kind ? undefined : kind)}
              >
                {t(`open.${kind}`, { count: some.length })}
              </Button>
            </div>
            {opened === kind && <GroupList groups={some} {...list} />}
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
