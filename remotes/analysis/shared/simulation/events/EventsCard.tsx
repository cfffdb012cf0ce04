import { addMonths } from '@vp-digital/core/finance';
import { type BudgetEventKind, budgetEventKinds, type EventEffect } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Button, Caption, Card, Row, Stack, SumTable } from '@vp-digital/core/ui';
import type { ReactNode } from 'react';
import type { ChangeEvents, Evented } from './evented';
import { useEventWords } from './useEventWords';

export interface EventsCardProps extends Evented {
  onChange: ChangeEvents;
  onOpen(id: string): void;
  /** What this simulation can follow; by default every kind. */
  kinds?: readonly BudgetEventKind[];
  /** What follows them: the life line where no other card has it. */
  children?: ReactNode;
}

/** More than that nobody overlooks on one line. */
const mostEvents = 12;

/** Of nobody in particular. */
const ofHousehold: ReadonlySet<BudgetEventKind> = new Set<BudgetEventKind>(['child', 'house', 'houseSale']);

/** An own amount takes the place of what the law says here. */
const isEstimated: ReadonlySet<BudgetEventKind> = new Set<BudgetEventKind>([
  'partTime',
  'earlyPension',
  'disability',
  'death',
]);

/** Of who has stopped working for good nothing ends any more; of a death somebody is left; a house is sold that is owned. */
function isPossible(kind: BudgetEventKind, { allRetired, persons, household }: Evented['facts']): boolean {
  if (kind === 'death') return persons.length > 1;
  if (kind === 'houseSale')
    return Object.values(household.housing.items).some(({ kind: home }) => home === 'owned');
  return !(allRetired && ofWork.has(kind));
}

const ofWork: ReadonlySet<BudgetEventKind> = new Set<BudgetEventKind>([
  'child',
  'parentalLeave',
  'partTime',
  'sabbatical',
  'unemployment',
  'earlyPension',
  'disability',
]);

/** What may happen: added by a press, listed with what it changes a month, and what it still needs. */
export function EventsCard({
  onChange,
  onOpen,
  facts,
  settings,
  result,
  kinds = budgetEventKinds,
  children,
}: EventsCardProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'futureHouseholdBudget.events' });
  const { t: code } = useTranslation('household/simulationVariants');
  const { euros } = useFormat();
  const { eventName, monthText } = useEventWords(facts, result);
  const add = (kind: BudgetEventKind) => {
    const id = crypto.randomUUID();
    const [only, other] = facts.persons;
    const from = addMonths(facts.date, 12).slice(0, 7);
    const personId = other || ofHousehold.has(kind) ? undefined : only?.personId;
    onChange({
      events: [...settings.events, { id, kind, from, ...(personId !== undefined && { personId }) }],
    });
    onOpen(id);
  };
  const offered = kinds.filter((kind) => isPossible(kind, facts));
  const changeOf = ({ event, lacks, neverRepaid, isExcluded, monthly }: EventEffect) => {
    if (lacks.length > 0) return t('lacks');
    if (isExcluded) return t('excluded');
    if (neverRepaid) return t('neverRepaid');
    const changed = t('monthly', { amount: euros(monthly, { sign: 'difference' }) });
    return event.amount !== undefined && isEstimated.has(event.kind)
      ? t('own', { change: changed })
      : changed;
  };
  return (
    <Card title={t('title')} caption={t('caption')}>
      <Stack>
        {settings.events.length < mostEvents && (
          <Row gap="small">
            {offered.map((kind) => (
              <Button key={kind} size="compact" onClick={() => add(kind)}>
                {t('add', { event: code(`kind.${kind}`) })}
              </Button>
            ))}
          </Row>
        )}
        {settings.events.length >= mostEvents && <Caption>{t('full', { count: mostEvents })}</Caption>}
        {settings.events.length > 0 && (
          <SumTable
            caption={t('title')}
            rows={result.plan.effects}
            rowKey={({ event }) => event.id}
            columns={[
              {
                kind: 'text',
                key: 'event',
                header: t('event'),
                cell: (effect) => (
                  <>
                    {eventName(effect.event)}
                    <Row gap="small">
                      <Button
                        kind="quiet"
                        size="compact"
                        aria-label={t('editNamed', { event: eventName(effect.event) })}
                        onClick={() => onOpen(effect.event.id)}
                      >
                        {t('edit')}
                      </Button>
                      <Button
                        kind="quiet"
                        size="compact"
                        aria-label={t('removeNamed', { event: eventName(effect.event) })}
                        onClick={() =>
                          onChange({ events: settings.events.filter(({ id }) => id !== effect.event.id) })
                        }
                      >
                        {t('remove')}
                      </Button>
                    </Row>
                  </>
                ),
              },
              { kind: 'text', key: 'from', header: t('from'), cell: ({ from }) => monthText(from) },
              { kind: 'text', key: 'change', header: t('change'), cell: changeOf },
            ]}
          />
        )}
        {children}
      </Stack>
    </Card>
  );
}
