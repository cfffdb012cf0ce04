import { OfNeed, useNeedWords } from '@vp-digital/core/figures';
import {
  type NeedComparison,
  needComparison,
  needDocuments,
  type OpenNeed,
  type SectionData,
  wantedNeeds,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId, usePageDocuments } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Caption, ProgressBar } from '@vp-digital/core/ui';
import { Tile } from '../Tile';
import { TileEmpty } from '../TileEmpty';
import classes from './rows.module.css';
import { wholePercent } from './wholePercent';

/** So many topics are seen at a glance; the screen behind has all. */
const shown = 3;

/** Themencheck: the topics that come first, each with what is missing and how much of it is covered. */
export function TopicsTile() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overviewTiles.topics' });
  const date = useHost().clock.today();
  const href = routes.comparison.href({ householdId: useHouseholdId() });
  return (
    <Tile title={t('title')} link={{ href, to: t('to') }} result={usePageDocuments(needDocuments)}>
      {(household) => {
        const comparison = needComparison({ household, date });
        const rows = wantedNeeds(comparison).slice(0, shown);
        if (rows.length === 0)
          return <TileEmpty link={{ href, to: t('look') }}>{t(nothingOpen(comparison))}</TileEmpty>;
        return <Topics rows={rows} comparison={comparison} data={household} />;
      }}
    </Tile>
  );
}

/** Why no topic is named: what is not known is neither good nor bad. */
const nothingOpen = ({ open, settled, unknown }: NeedComparison) => {
  if (unknown.length > 0) return 'unknown';
  if (open.length > 0) return 'putOff';
  return settled.some(({ doubts }) => doubts !== undefined) ? 'toCheck' : 'settled';
};

interface TopicsProps {
  rows: readonly OpenNeed[];
  comparison: NeedComparison;
  data: Pick<SectionData, 'persons'>;
}

function Topics({ rows, comparison: { unknown }, data }: TopicsProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overviewTiles.topics' });
  return (
    <>
      <ol className={classes['rows']}>
        {rows.map((row) => (
          <Topic key={row.key} row={row} data={data} />
        ))}
      </ol>
      {unknown.length > 0 && <Caption>{t('more', { count: unknown.length })}</Caption>}
    </>
  );
}

function Topic({ row, data }: { row: OpenNeed; data: Pick<SectionData, 'persons'> }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overviewTiles.topics' });
  const { t: ofNeed } = useTranslation('household/needDecisions');
  const { percent } = useFormat();
  const { name, amount } = useNeedWords(data);
  const { need, level, rank, topic } = row;
  const covered =
    need.kind === 'measured' && need.target > 0 ? percent(wholePercent(need.actual / need.target)) : '';
  return (
    <li className={classes['row']}>
      <span className={classes['mark']}>{rank}</span>
      <span>
        <b>{name(row)}</b>
        <Caption>
          {covered === ''
            ? ofNeed(`level.${level}`)
            : t('covered', { level: ofNeed(`level.${level}`), share: covered })}
        </Caption>
      </span>
      <span className={classes['value']}>
        <OfNeed topic={topic}>
          <b>
            {need.kind === 'measured'
              ? amount(need, need.gap)
              : t(need.state === 'partial' ? 'state.partial' : 'state.none')}
          </b>
        </OfNeed>
        {need.kind === 'measured' && <Caption>{t('gap')}</Caption>}
      </span>
      {need.kind === 'measured' && need.target > 0 && (
        <span className={classes['bar']}>
          <ProgressBar
            size="thin"
            label={t('bar', { topic: name(row), share: covered })}
            value={need.actual}
            max={need.target}
          />
        </span>
      )}
    </li>
  );
}
