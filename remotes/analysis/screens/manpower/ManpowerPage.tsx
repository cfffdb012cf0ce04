import { whyNoLoss } from './whyNoLoss';
import { adults, earningLossFacts, type PageProps } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { PersonSwitch, usePersonChoice } from '@vp-digital/core/parts';
import { useHost } from '@vp-digital/core/platform';
import { Empty, Page } from '@vp-digital/core/ui';
import { MissingFacts } from '../../shared/simulation/MissingFacts';
import type { ManpowerData } from './data';
import { ManpowerView } from './ManpowerView';

/** Arbeitskraft-Simulation: what happens to the household when somebody's work stops. */
export default function ManpowerPage({ data }: PageProps<ManpowerData>) {
  const { t } = useTranslation('analysis', { keyPrefix: 'manpower' });
  const date = useHost().clock.today();
  const persons = adults(data);
  const { person, choose } = usePersonChoice(persons);
  if (!person) return undefined;
  const facts = earningLossFacts(data, person.id, date);
  const who = <PersonSwitch persons={persons} value={person.id} onChange={choose} />;
  if (facts.kind === 'computed')
    return <ManpowerView key={person.id} data={data} person={person} facts={facts.value} who={who} />;
  return (
    <Page
      name={t('name')}
      headline={t(facts.kind === 'missing' ? 'unknown' : whyNoLoss(data, person.id), { name: person.name })}
      actions={who}
    >
      {facts.kind === 'missing' ? (
        <MissingFacts
          facts={facts.facts}
          data={data}
          words={{
            title: t('missing.title'),
            caption: t('missing.caption'),
            why: t('missing.why'),
            add: t('missing.add'),
          }}
        />
      ) : (
        <Empty>{t('notEarningText')}</Empty>
      )}
    </Page>
  );
}
