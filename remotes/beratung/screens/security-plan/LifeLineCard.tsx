import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { formatMonth } from '@vp-digital/core/reference/format';
import { Caption, Card, DataList, Stack } from '@vp-digital/core/ui';
import type { PlanData } from './data';
import { type LifeEvent, lifeEvents } from './lifeEvents';

/** What is known to come, in the order of time. */
export function LifeLineCard({ data, planned }: { data: PlanData; planned: PlanData }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'securityPlan.life' });
  const eventText = useEventText();
  const { language } = useFormat();
  const events = lifeEvents(data, planned, useHost().clock.today());
  return (
    <Card title={t('title')} caption={t('caption')}>
      <Stack gap="small">
        {events.length === 0 ? (
          <p>{t('none')}</p>
        ) : (
          <DataList
            items={events.map((event) => ({
              key: event.key,
              label: eventText(event),
              value: formatMonth(event.date.slice(0, 7), language),
            }))}
          />
        )}
        {events.some(({ kind }) => kind === 'reserveFull') && <Caption>{t('reserveRemark')}</Caption>}
      </Stack>
    </Card>
  );
}

/** What an event of the life line is called. */
function useEventText() {
  const { t } = useTranslation('beratung', { keyPrefix: 'securityPlan.life.event' });
  const { t: code } = useTranslation('household/contracts');
  return (event: LifeEvent): string => {
    switch (event.kind) {
      case 'start':
      case 'goal':
        return t(event.kind, { title: event.title });
      case 'pension':
        return t('pension', { name: event.name });
      case 'end':
      case 'interestFixedUntil':
        return t(event.kind, { line: code(`line.${event.line}`) });
      default:
        return t(event.kind);
    }
  };
}
