import type { Administration, StatusChange } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Card, Chip, DataList, Row, Stack, type Tone } from '@vp-digital/core/ui';
import { householdKind } from '@vp-digital/core/household';
import { usePageDocuments } from '@vp-digital/core/micro-app';
import { useChangeStatusMutation } from '../../shared/access-requests/api';
import { ConfirmedButton } from '../../shared/access-requests/ConfirmedButton';

const tones: Readonly<Record<Administration['status'], Tone | 'neutral'>> = {
  active: 'positive',
  archived: 'neutral',
  locked: 'warning',
  deletionRequested: 'warning',
};

/** To what the status can change from here; nothing while a decision waits or is made. */
const transitions: Readonly<Record<Administration['status'], readonly StatusChange['status'][]>> = {
  active: ['archived', 'locked'],
  archived: ['active', 'locked'],
  locked: ['active', 'archived'],
  deletionRequested: [],
};

/** Name, kind, number and status of the file, and the way to archive or lock it. */
export function FileCard({ file }: { file: Administration }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'administration' });
  const [change] = useChangeStatusMutation();
  const { householdId, legacyHouseholdId, mayAdminister, name, request, status } = file;
  return (
    <Card title={t('file')} actions={<Chip tone={tones[status]}>{t(`status.${status}`)}</Chip>}>
      <Stack>
        <DataList
          items={[
            { key: 'name', label: t('household'), value: name },
            { key: 'kind', label: t('kind'), value: <HouseholdKindName /> },
            { key: 'number', label: t('number'), value: legacyHouseholdId },
          ]}
        />
        {mayAdminister && !request && (
          <Row>
            {transitions[status].map((to) => (
              <ConfirmedButton
                key={to}
                label={t(`to.${to}.button`)}
                question={t(`to.${to}.question`)}
                confirm={t(`to.${to}.confirm`)}
                failed={t('statusFailed')}
                onConfirm={() => change({ householdId, body: { status: to } }).unwrap()}
              >
                {t(`to.${to}.text`)}
              </ConfirmedButton>
            ))}
          </Row>
        )}
      </Stack>
    </Card>
  );
}

/** What kind of household it is; a dash while that is not known. */
function HouseholdKindName() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'administration.kinds' });
  const result = usePageDocuments(['persons', 'employments']);
  return result.status === 'ready' ? t(householdKind(result.data)) : '–';
}
