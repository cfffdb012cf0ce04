import type { HealthChart } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Caption, Card, DataList, Stack } from '@vp-digital/core/ui';
import { papersOf } from './lights';

/** Unterlagen anfordern: what would prove what is remembered, and say what is not known. */
export function PapersCard({ chart }: { chart: HealthChart }) {
  const { t } = useTranslation('pkv', { keyPrefix: 'health' });
  const questions = papersOf(chart);
  if (questions.length === 0)
    return (
      <Card title={t('papers.title')}>
        <Caption>{t('papers.none')}</Caption>
      </Card>
    );
  return (
    <Card title={t('papers.title')} caption={t('papers.caption')}>
      <Stack gap="medium">
        <DataList
          items={questions.map((question) => ({
            key: question,
            label: t(`question.${question}.name`),
            value: t(`question.${question}.paper`),
          }))}
        />
        <Caption>{t('papers.fund')}</Caption>
      </Stack>
    </Card>
  );
}
