import type { ShownArea, ShownCompleteness } from '@vp-digital/core/figures';
import { totalOf } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import {
  Card,
  ProgressBar,
  type SumColumn,
  SumTable,
  TextLink,
  ClockIcon,
  VisuallyHidden,
} from '@vp-digital/core/ui';
import { useFormat } from '@vp-digital/core/platform';
import { AreaFigureText } from '../../shared/rail/AreaFigureText';
import classes from './AreasCard.module.css';

/** Every area: how many facts of how many, what came out of it, and of when it is. The customer sees what came out. */
export function AreasCard({ areas, household }: ShownCompleteness) {
  const { t } = useTranslation('analysis', { keyPrefix: 'start.all' });
  const { t: word } = useTranslation('household/completeness');
  const numbers = ({ filled, required }: Pick<ShownArea, 'filled' | 'required'>) =>
    required === 0 ? t('none') : t('of', { filled, required });
  const columns: SumColumn<ShownArea>[] = [
    {
      kind: 'text',
      key: 'area',
      header: t('area'),
      cell: (area) => (
        <>
          <TextLink kind="row" href={area.href}>
            {word(`area.${area.area}`)}
          </TextLink>
          <span className={classes['below']}>
            <AreaFigureText area={area} household={household} />
          </span>
        </>
      ),
    },
    {
      kind: 'text',
      key: 'share',
      header: t('share'),
      hideHeader: true,
      secondary: true,
      cell: ({ area, filled, required, state }) => {
        const said = { area: word(`area.${area}`), filled, required, state: word(`state.${state}`) };
        return (
          <span className={classes['bar']}>
            <ProgressBar
              label={t('bar', said)}
              size="thin"
              value={required === 0 ? 1 : filled}
              max={Math.max(required, 1)}
            />
          </span>
        );
      },
    },
    {
      kind: 'figure',
      key: 'facts',
      header: t('facts'),
      value: ({ filled }) => filled,
      format: String,
      cell: numbers,
      sumCell: (rows) => numbers(totalOf(rows)),
    },
    {
      kind: 'text',
      key: 'result',
      header: t('result'),
      secondary: true,
      cell: (area) => <AreaFigureText area={area} household={household} />,
    },
    {
      kind: 'figure',
      key: 'asOf',
      header: t('asOf'),
      value: () => undefined,
      format: String,
      summed: false,
      cell: ({ asOf }) => <DataDay {...asOf} />,
    },
  ];
  return (
    <Card title={t('title')}>
      <SumTable
        caption={t('title')}
        columns={columns}
        rows={areas}
        rowKey={({ area }) => area}
        total={t('total')}
      />
    </Card>
  );
}

/** Of when the data are; too old ones are marked, for those who hear it too. */
function DataDay({ day, isOutdated }: ShownArea['asOf']) {
  const { t } = useTranslation('analysis', { keyPrefix: 'start.all' });
  const { date } = useFormat();
  if (day === undefined) return '–';
  if (!isOutdated) return date(day);
  return (
    <span className={classes['outdated']}>
      <ClockIcon size={16} stroke={1.75} aria-hidden />
      {date(day)}
      <VisuallyHidden>, {t('outdated')}</VisuallyHidden>
    </span>
  );
}
