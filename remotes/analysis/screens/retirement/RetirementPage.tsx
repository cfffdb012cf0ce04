import { type PageProps, retirementFacts } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHost } from '@vp-digital/core/platform';
import { Empty, Page } from '@vp-digital/core/ui';
import { MissingFacts } from '../../shared/simulation/MissingFacts';
import type { RetirementPageData } from './data';
import { RetirementView } from './RetirementView';

/** Ruhestandsplaner: when work can end, and how far the money goes. */
export default function RetirementPage({ data }: PageProps<RetirementPageData>) {
  const { t } = useTranslation('analysis', { keyPrefix: 'retirement' });
  const facts = retirementFacts(data, useHost().clock.today());
  if (facts.kind === 'computed') return <RetirementView data={data} facts={facts.value} />;
  return (
    <Page name={t('name')} headline={t(facts.kind === 'missing' ? 'unknown' : 'retired')}>
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
        <Empty>{t('retiredText')}</Empty>
      )}
    </Page>
  );
}
