import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Card, type SumColumn, SumTable } from '@vp-digital/core/ui';
import { features } from './features';
import { Words } from './Words';

type Feature = (typeof features)[number];

/** The two systems side by side, in eight rows. */
export default function SystemsCard() {
  const { t } = useTranslation('pkv', { keyPrefix: 'start.systems' });
  const columns: SumColumn<Feature>[] = [
    { kind: 'text', key: 'feature', header: t('feature'), cell: (key) => t(`${key}.name`) },
    {
      kind: 'text',
      key: 'statutory',
      header: t('statutory'),
      cell: (key) => <Words>{t(`${key}.statutory`)}</Words>,
    },
    {
      kind: 'text',
      key: 'private',
      header: t('private'),
      cell: (key) => <Words>{t(`${key}.private`)}</Words>,
    },
  ];
  return (
    <Card title={t('title')}>
      <SumTable caption={t('title')} columns={columns} rows={features} rowKey={(key) => key} />
    </Card>
  );
}
