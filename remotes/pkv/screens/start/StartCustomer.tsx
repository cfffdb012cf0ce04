import { CustomerCard, CustomerPage, NextStep, CustomerRows } from '@vp-digital/core/customer';
import { OfFigure } from '@vp-digital/core/figures';
import { healthChoiceRules } from '@vp-digital/core/finance';
import {
  type HealthEligibility,
  healthEligibility,
  healthPayFigure,
  isSoldierForTime,
  type PageProps,
} from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { PersonPage } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Key } from '@vp-digital/core/ui';
import type { PersonData, PkvData } from '../../shared/module/data';
import { familyOf } from '../../shared/module/personQuote';
import { CustomerFamily } from './CustomerFamily';
import { CustomerFigures } from './CustomerFigures';
import { freeCarePoints } from './freeCarePoints';
import { supplementsFor } from './supplements';
import { features } from './features';

/** Whether a person may be privately insured, and what that means for the family, for the customer. */
export default function StartCustomer({ data }: PageProps<PkvData>) {
  return <PersonPage data={data} View={Start} />;
}

function Start({ data, person }: PersonData) {
  const { t } = useTranslation('pkv', { keyPrefix: 'startCustomer' });
  const date = useHost().clock.today();
  const outcome = healthEligibility({ household: data, personId: person.id, date });
  const name = t('name', { name: person.name });
  if (outcome.kind !== 'computed')
    return (
      <CustomerPage ask={t('ask')} name={name} headline={t('headline.unknown')}>
        <NextStep about={t('next.unknown')}>{t('why.unknown')}</NextStep>
      </CustomerPage>
    );
  const eligibility = outcome.value;
  const hasFamily = eligibility.full && familyOf({ data, person }, date).length > 0;
  const option = eligibility.full ? 'open' : 'locked';
  return (
    <CustomerPage ask={t('ask')} name={name} headline={<Headline {...eligibility} />}>
      <CustomerFigures eligibility={eligibility} data={data} person={person} wide={!hasFamily} />
      {hasFamily && <CustomerFamily data={data} person={person} />}
      {eligibility.fromNextYear && (
        <CustomerCard wide title={t('fromNextYear.title')}>
          <p>{t('fromNextYear.text')}</p>
        </CustomerCard>
      )}
      {eligibility.wayBack && (
        <CustomerCard wide title={t('wayBack.title')}>
          <p>{t(`wayBack.${eligibility.wayBack}`, { age: healthChoiceRules.returnAge })}</p>
        </CustomerCard>
      )}
      {eligibility.full && eligibility.noReturn && eligibility.wayBack === undefined && (
        <CustomerCard wide title={t('noReturn.title')}>
          <p>{t('noReturn.text', { age: healthChoiceRules.returnAge })}</p>
        </CustomerCard>
      )}
      <CustomerSystem system="statutory" />
      <CustomerSystem system="private" />
      {eligibility.full ? (
        <Points of="start.warnings" keys={['return', 'family', 'income', 'disclosure']} />
      ) : eligibility.reason === 'freeMedicalCare' ? (
        <Points of="start.freeCare" keys={freeCarePoints(isSoldierForTime(data, person.id))} />
      ) : (
        <Points of="start.supplement" keys={supplementsFor(eligibility)} />
      )}
      <NextStep about={t(`next.${option}`)}>{t(`why.${option}`)}</NextStep>
    </CustomerPage>
  );
}

function Headline({ full, pay, reason, wayBack }: HealthEligibility) {
  const { t } = useTranslation('pkv', { keyPrefix: 'startCustomer.headline' });
  const { euros } = useFormat();
  const without = reason === 'freeMedicalCare' ? reason : 'locked';
  const free = wayBack ? 'alreadyPrivate' : reason === 'aboveLimit' ? 'above' : 'open';
  const key = full ? free : pay ? 'below' : without;
  const distance = pay && euros(Math.abs(pay.year - pay.limit));
  return (
    <OfFigure figure={healthPayFigure}>
      <Trans t={t} i18nKey={key} values={{ distance }} components={{ key: <Key /> }} />
    </OfFigure>
  );
}

interface PointsProps<Key extends string> {
  of: 'start.warnings' | 'start.freeCare' | 'start.supplement';
  keys: readonly Key[];
}

/** What has to be clear, a card each. */
function Points<Key extends string>({ of, keys }: PointsProps<Key>) {
  const { t } = useTranslation('pkv');
  const { percent } = useFormat();
  const { aidPartner, aidChild, aidPensioner, returnAge: age } = healthChoiceRules;
  const share = (rate: number) => percent(rate, { maximumDecimals: 0 });
  const rates = { partner: share(aidPartner), child: share(aidChild), pensioner: share(aidPensioner) };
  return keys.map((key) => {
    const point = `${of}.${key}` as 'start.warnings.return'; // a point of that list
    return (
      <CustomerCard key={key} title={t(`${point}.title`, { age })}>
        <p>{t(`${point}.text`, rates)}</p>
      </CustomerCard>
    );
  });
}

/** What one of the two systems is like, in eight rows. */
function CustomerSystem({ system }: { system: 'statutory' | 'private' }) {
  const { t } = useTranslation('pkv', { keyPrefix: 'start.systems' });
  const { t: say } = useTranslation('pkv', { keyPrefix: 'startCustomer' });
  return (
    <CustomerCard title={say(system)}>
      <CustomerRows
        rows={features.map((key) => ({ key, name: t(`${key}.name`), value: t(`${key}.${system}`) }))}
      />
    </CustomerCard>
  );
}
