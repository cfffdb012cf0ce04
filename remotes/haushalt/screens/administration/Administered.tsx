import type { Administration } from '@vp-digital/core/contracts';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useHasPermission } from '@vp-digital/core/platform';
import { permissions } from '@vp-digital/core/reference';
import { later, useAhead } from '@vp-digital/core/micro-app';
import { useKnownHousehold } from '@vp-digital/core/services';
import { Alert, Columns, Key, Page } from '@vp-digital/core/ui';
import { AppointmentsCard } from './appointments/AppointmentsCard';
import { DeletionCard } from './DeletionCard';
import { FileCard } from './FileCard';
import { MergeCard } from './merge/MergeCard';
import { MoveOutCard } from './move-out/MoveOutCard';
import { OpenRequest } from './OpenRequest';
import { OwnView } from './OwnView';
import { ResponsibilityCard } from './ResponsibilityCard';

/** At the end of the page: fetched when the rest stands. */
const AccessLog = later(async () => (await import('./AccessLog')).AccessLog);
const ExportCard = later(async () => (await import('./export/ExportCard')).ExportCard);

const ahead = [AccessLog, ExportCard] as const;

/** Everybody who works with the household sees who does; actions and the access log are for those who answer for it. */
export function Administered({ file }: { file: Administration }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'administration' });
  useAhead(ahead);
  const { persons = [] } = useKnownHousehold(file.householdId).household ?? {};
  const mayExport = [
    useHasPermission(permissions.sectionReport),
    useHasPermission(permissions.documentUpload),
    file.mayAdminister,
  ].every(Boolean);
  const setsUp = useHasPermission(permissions.userSettings);
  const { householdId, mayAdminister, request, responsible, status } = file;
  return (
    <Page
      name={t('name')}
      headline={
        <Trans
          t={t}
          i18nKey={`headline.${status}`}
          values={{ name: responsible.name }}
          components={{ key: <Key /> }}
        />
      }
      caption={t(`effect.${status}`)}
    >
      {!mayAdminister && (
        <Alert tone="info" title={t('readOnly', { name: responsible.name })}>
          {t('readOnlyText')}
        </Alert>
      )}
      {request && <OpenRequest request={request} mayWithdraw={mayAdminister} />}
      <Columns>
        <FileCard file={file} />
        <ResponsibilityCard file={file} />
      </Columns>
      {mayAdminister && status === 'active' && !request && (
        <Columns count={persons.length > 1 ? 2 : 1}>
          <MergeCard file={file} />
          {persons.length > 1 && <MoveOutCard householdId={householdId} persons={persons} />}
        </Columns>
      )}
      <AppointmentsCard />
      <DeletionCard file={file} />
      {mayExport && <ExportCard householdId={householdId} name={file.name} />}
      {setsUp && <OwnView householdId={householdId} />}
      {mayAdminister && <AccessLog householdId={householdId} />}
    </Page>
  );
}
