import type { Report } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import type { ReportKey } from '@vp-digital/core/services';
import { Card, DataList, Empty, Stack } from '@vp-digital/core/ui';
import { Checksum } from '../checksum/Checksum';
import { LinkList } from './LinkList';
import { QuestionList } from './QuestionList';

/** When the report was released, by whom, as which file, and how it went to the household. */
export function ReleaseCard({ report, place }: { report: Report; place: ReportKey }) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'release' });
  const { dateTime } = useFormat();
  const { release, deliveries, links, questions = [], status } = report;
  if (!release) return undefined;
  const { at, by, pages, pdfSha256 } = release;
  return (
    <Card
      title={t(status === 'replaced' ? 'replaced' : 'released', { at: dateTime(at), by })}
      caption={t('pages', { count: pages })}
    >
      <Stack gap="medium">
        <QuestionList place={place} questions={questions} />
        <Checksum sha256={pdfSha256} />
        <h3>{t('deliveries')}</h3>
        {deliveries.length === 0 ? (
          <Empty>{t('notDelivered')}</Empty>
        ) : (
          <DataList
            items={deliveries.map((delivery, index) => ({
              key: `delivery ${index}`, // a log only grows
              label: t(`channel.${delivery.channel}`),
              value: t('deliveredBy', { at: dateTime(delivery.at), by: delivery.by }),
            }))}
          />
        )}
        <LinkList place={place} links={links} />
      </Stack>
    </Card>
  );
}
