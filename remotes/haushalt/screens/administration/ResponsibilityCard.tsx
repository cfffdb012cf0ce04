import type { Administration } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Card, DataList, Stack, TextLink } from '@vp-digital/core/ui';
import { EndSharingButton } from './EndSharingButton';
import { HandOverButton } from './HandOverButton';

/** Who answers for the household, who works with it, and the ways to end a sharing and to hand it over. */
export function ResponsibilityCard({ file }: { file: Administration }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'administration' });
  const { date } = useFormat();
  const {
    assistantsRefused = false,
    colleagues,
    householdId,
    mayAdminister,
    recipients,
    request,
    responsible,
    sharedWith,
    status,
  } = file;
  return (
    <Card title={t('responsibility')}>
      <Stack>
        <DataList
          items={[
            { key: 'responsible', label: t('responsible'), value: responsible.name },
            { key: 'contract', label: t('contract'), value: responsible.contract },
            ...sharedWith.map(({ contract, name, scope, until }) => ({
              key: contract,
              label: t('colleague.shared'),
              value: [
                name,
                t(`sharing.scope.${scope ?? 'write'}`),
                until ? t('sharing.until', { date: date(until) }) : t('sharing.open'),
              ].join(', '),
            })),
            ...colleagues
              .filter(({ kind }) => kind !== 'shared' || sharedWith.length === 0)
              .map(({ name, kind }) => ({
                key: `${kind} ${name}`,
                label: t(`colleague.${kind}`),
                value: kind === 'assistant' && assistantsRefused ? t('assistance.closed', { name }) : name,
              })),
          ]}
        />
        {colleagues.some(({ kind }) => kind === 'assistant') && (
          <p>
            {t(assistantsRefused ? 'assistance.refused' : 'assistance.open')}{' '}
            <TextLink href={`${routes.dataProtection.href({ householdId })}?fokus=assistantAccess`}>
              {t('assistance.consents')}
            </TextLink>
          </p>
        )}
        {sharedWith.map((reader) => (
          <EndSharingButton key={reader.contract} householdId={householdId} reader={reader} />
        ))}
        {mayAdminister && !request && status !== 'deletionRequested' && recipients.length > 0 && (
          <HandOverButton householdId={householdId} recipients={recipients} />
        )}
      </Stack>
    </Card>
  );
}
