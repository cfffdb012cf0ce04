import { OfNeed, useNeedLink, useNeedWords } from '@vp-digital/core/figures';
import type { OpenNeed } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId, usePageDocuments } from '@vp-digital/core/micro-app';
import { routes } from '@vp-digital/core/reference';
import { Button } from '@vp-digital/core/ui';
import { useNextStep } from './useNextStep';

/** The way to what is sensible next, with the reason in its name. */
export default function NextStep() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overviewNext' });
  const { t: tOverview } = useTranslation('haushalt', { keyPrefix: 'overview' });
  const householdId = useHouseholdId();
  const next = useNextStep();
  switch (next?.kind) {
    case 'fact':
      return (
        <Button writes kind="primary" href={next.href}>
          {tOverview(`add.${next.area}`)}
        </Button>
      );
    case 'topic':
      return <Topic row={next.row} />;
    case 'summary':
      return (
        <Button kind="primary" href={routes.snapshots.href({ householdId })}>
          {t('summary')}
        </Button>
      );
    case undefined:
      return undefined;
  }
}

function Topic({ row }: { row: OpenNeed }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overviewNext' });
  const householdId = useHouseholdId();
  const persons = usePageDocuments(['persons']);
  const { amount, name } = useNeedWords(persons.status === 'ready' ? persons.data : nobody);
  const { need, topic } = row;
  const { href: advice } = useNeedLink()(row);
  const href = topic === 'work' ? advice : routes.comparison.href({ householdId });
  return (
    <Button kind="primary" href={href}>
      <OfNeed topic={topic}>
        {need.kind === 'measured'
          ? t('gap', { topic: name(row), amount: amount(need, need.gap) })
          : t('presence', { topic: name(row) })}
      </OfNeed>
    </Button>
  );
}

const nobody = { persons: { items: {} } };
