import type { PageProps } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { PersonPage, useMayKnow } from '@vp-digital/core/micro-app';
import { Alert, LockedIcon } from '@vp-digital/core/ui';
import { ChoiceGate } from '../../shared/module/ChoiceGate';
import type { PersonData, PkvData } from '../../shared/module/data';
import { PkvFrame } from '../../shared/module/PkvFrame';
import { HealthView } from './HealthView';

/** PKV: Gesundheitschart. What a person says of their own health before an enquiry; never an application. */
export default function HealthPage({ data }: PageProps<PkvData>) {
  return <PersonPage data={data} View={Health} />;
}

const Health = (of: PersonData) => (
  <ChoiceGate station="health" {...of}>
    {useMayKnow('health') ? <HealthView {...of} /> : <NotForYou {...of} />}
  </ChoiceGate>
);

/** Nothing is asked for on behalf of who may not read it. */
function NotForYou({ data, person }: PersonData) {
  const { t } = useTranslation('pkv', { keyPrefix: 'health.notForYou' });
  return (
    <PkvFrame station="health" data={data} person={person} headline={t('headline', { name: person.name })}>
      <Alert tone="info" icon={LockedIcon} title={t('title')}>
        {t('text')}
      </Alert>
    </PkvFrame>
  );
}
