import type { HealthChart } from '@vp-digital/core/contracts';
import { personsInOrder } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHost } from '@vp-digital/core/platform';
import { Alert, Button, Card, Columns, DownloadIcon, Stack } from '@vp-digital/core/ui';
import { PointList } from '../../shared/module/PointList';
import type { PersonData } from '../../shared/module/data';
import { useHealthPaper } from './useHealthPaper';

/** What speaks for a way, and against it. */
function Way({ name }: { name: 'enquiry' | 'instant' }) {
  const { t } = useTranslation('pkv', { keyPrefix: 'health.ways' });
  return (
    <PointList
      points={(['pro', 'contra'] as const).map((side) => ({
        key: side,
        title: t(`${name}.${side}.title`),
        text: t(`${name}.${side}.text`),
      }))}
    />
  );
}

/** Two ways on, each with what speaks for it and against it. */
export function WaysOnCard({ chart, data, person }: PersonData & { chart: HealthChart }) {
  const { t } = useTranslation('pkv', { keyPrefix: 'health.ways' });
  const today = useHost().clock.today();
  const paper = useHealthPaper();
  const birthDate = personsInOrder(data).find(({ id }) => id === person.id)?.birthDate;
  return (
    <Card title={t('title')} caption={t('caption')}>
      <Columns>
        <Stack gap="medium">
          <Way name="enquiry" />
          <Button
            icon={DownloadIcon}
            loading={paper.busy}
            onClick={() => void paper.enquiry({ chart, birthDate, today })}
          >
            {t('enquiry.pdf')}
          </Button>
          {paper.failed && <Alert tone="negative" title={t('failed')} />}
        </Stack>
        <Way name="instant" />
      </Columns>
    </Card>
  );
}
