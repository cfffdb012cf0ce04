import { handoversOf, type Report } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import type { ReportKey } from '@vp-digital/core/services';
import { Card, DataList, Empty, Stack } from '@vp-digital/core/ui';
import { AttachmentList } from '../attachments/AttachmentList';
import { Checksum } from '../checksum/Checksum';
import { LinkList } from './LinkList';
import { knownChannel } from './knownChannel';
import { QuestionList } from './QuestionList';
import { StageLine } from './StageLine';

/** When the report was released, by whom, as which file, and how it went to the household. */
export function ReleaseCard({ report, place }: { report: Report; place: ReportKey }) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'release' });
  const { dateTime } = useFormat();
  const { release, links, questions = [], status } = report;
  const handovers = handoversOf(report);
  if (!release) return undefined;
  const { pages, pdfSha256 } = release;
  return (
    <Card
      title={t(status === 'replaced' ? 'replaced' : 'released', { at: dateTime(release.at), by: release.by })}
      caption={t('pages', { count: pages })}
    >
      <Stack gap="medium">
        <StageLine report={report} />
        <QuestionList place={place} questions={questions} />
        <AttachmentList report={report} place={place} />
        <Checksum sha256={pdfSha256} />
        <h3>{t('deliveries')}</h3>
        {handovers.length === 0 ? (
          <Empty>{t('notDelivered')}</Empty>
        ) : (
          <DataList
            items={handovers.map(({ way: channel, at, by }, index) => ({
              key: `handover ${index}`, // a log only grows
              label: t(`channel.${knownChannel(channel)}`),
              value: t('deliveredBy', { at: dateTime(at), by }),
            }))}
          />
        )}
        <LinkList place={place} links={links} />
      </Stack>
    </Card>
  );
}
