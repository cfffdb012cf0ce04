import { type PageProps, retirementSimulation } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHost } from '@vp-digital/core/platform';
import { Page } from '@vp-digital/core/ui';
import { MissingFacts } from '../../shared/simulation/MissingFacts';
import type { RetirementPageData } from './data';
import { RetirementView } from './RetirementView';

/** Ruhestandsplaner: when work can end, and how far the money goes. */
export default function RetirementPage({ data }: PageProps<RetirementPageData>) {
  const { t } = useTranslation('analysis', { keyPrefix: 'retirement' });
  const facts = retirementSimulation(data, useHost().clock.today());
  if (facts.kind === 'computed') return <RetirementView data={data} facts={facts.value} />;
  return (
    <Page name={t('name')} headline={t('unknown')}>
      {facts.kind === 'missing' && (
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
      )}
    </Page>
  );
}
