import { type SnapshotSummary, worthCourse } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Caption, Card, Row, ValueLine } from '@vp-digital/core/ui';

/** Net worth over the snapshots, as a line with its two ends in words; the list beside it says every value. */
export function WorthCard({ snapshots }: { snapshots: readonly SnapshotSummary[] }) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'worth' });
  const { day, euros } = useFormat();
  const points = worthCourse(snapshots);
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last || first === last) return undefined;
  const words = ({ at, value }: typeof first) => ({ day: day(at), amount: euros(value) });
  const [from, to] = [words(first), words(last)];
  if (from.day === to.day) return undefined; // a day is no course
  const change = euros(last.value - first.value, { sign: 'difference' });
  return (
    <Card title={t('title')} caption={t('caption', { change, from: from.day })}>
      <ValueLine
        points={points}
        label={t('label', { from: from.day, before: from.amount, to: to.day, after: to.amount })}
      />
      <Row spread>
        <Caption>{t('end', from)}</Caption>
        <Caption>{t('end', to)}</Caption>
      </Row>
    </Card>
  );
}
