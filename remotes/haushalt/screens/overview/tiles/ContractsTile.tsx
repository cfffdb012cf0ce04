import { addMonths } from '@vp-digital/core/finance';
import { type ContractDate, contractDates, contractsWithoutDate, isAbsent } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId, usePageDocuments } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Caption, DataList, Stack } from '@vp-digital/core/ui';
import { daysAfter } from '../../../shared/overview/daysAfter';
import { Tile } from './Tile';
import { TileEmpty } from './TileEmpty';
const days = 90;
const shown = 5;

/** Contracts that end, can be cancelled or lose their fixed interest within 90 days; else the next such day. */
export function ContractsTile() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview' });
  const today = useHost().clock.today();
  const href = routes.contracts.href({ householdId: useHouseholdId() });
  return (
    <Tile
      title={t('contracts')}
      link={{ href, to: t('toContracts') }}
      result={usePageDocuments(['contracts', 'absences'])}
      isEmpty={(data) => Object.keys(data.contracts.items).length === 0 && !isAbsent(data, 'contracts')}
      empty={<Unknown href={href} to={t('add.contracts')} />}
    >
      {(data) => (
        <Dates
          dates={contractDates(data, today)}
          undated={contractsWithoutDate(data, today)}
          until={daysAfter(today, days)}
          far={addMonths(today, 120)}
        />
      )}
    </Tile>
  );
}

interface DatesProps {
  dates: readonly ContractDate[];
  /** Contracts of which no day is known: they may be due. */
  undated: number;
  until: string;
  far: string;
}

function Dates({ dates, undated, until, far }: DatesProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview' });
  const { t: code } = useTranslation('household/contracts');
  const { date } = useFormat();
  const due = dates.filter((one) => one.date <= until);
  const next = dates.find((one) => one.date > until && one.date <= far);
  const item = ({ key, line, what, date: day }: ContractDate) => ({
    key,
    label: t(`contractDate.${what}`, { line: code(`line.${line}`) }),
    value: date(day),
  });
  return (
    <Stack gap="small">
      {due.length > 0 ? (
        <DataList items={due.slice(0, shown).map(item)} />
      ) : (
        (undated === 0 || dates.length > 0) && (
          <p>{t(undated === 0 ? 'nothingDue' : 'nothingDueSoFar', { days })}</p>
        )
      )}
      {due.length > shown && <Caption>{t('moreDue', { count: due.length - shown })}</Caption>}
      {due.length === 0 && next && (
        <Caption>{t('nextDue', { what: item(next).label, date: date(next.date) })}</Caption>
      )}
      {undated > 0 && <p>{t('undated', { count: undated })}</p>}
    </Stack>
  );
}

/** What a tile cannot say yet, and the screen that adds what is missing. */
function Unknown({ href, to }: { href: string; to: string }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview' });
  return <TileEmpty link={{ href, to }}>{t('unknown')}</TileEmpty>;
}
