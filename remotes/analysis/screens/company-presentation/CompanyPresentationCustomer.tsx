import type { ActingAdvisor } from '@vp-digital/core/contracts';
import { CustomerCard, CustomerPage, CustomerRows } from '@vp-digital/core/customer';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { fromQuery } from '@vp-digital/core/parts';
import { useActingAdvisorQuery } from './api';
import { useSlides } from './useSlides';

/** The advisor presents herself: what she has not said of herself is not there. */
export default function CompanyPresentationCustomer() {
  const { t } = useTranslation('analysis', { keyPrefix: 'companyPresentationCustomer' });
  const advisor = fromQuery(useActingAdvisorQuery());
  return (
    <CustomerPage ask={t('ask')} name={t('name')} headline={t('headline')}>
      {advisor.status === 'ready' && <Slides {...advisor.data} />}
    </CustomerPage>
  );
}

function Slides(advisor: ActingAdvisor) {
  const { title, facts, steps, paid } = useSlides(advisor);
  return (
    <>
      <CustomerCard title={title.who}>
        <CustomerRows rows={facts.map(({ key, label, value }) => ({ key, name: label, value }))} />
      </CustomerCard>
      <CustomerCard title={title.how}>
        {steps.map(({ key, title: step, text }) => (
          <p key={key}>
            <strong>{step}.</strong> {text}
          </p>
        ))}
      </CustomerCard>
      {paid.length > 0 && (
        <CustomerCard title={title.paid} wide>
          {paid.map(({ key, text }) => (
            <p key={key}>{text}</p>
          ))}
        </CustomerCard>
      )}
    </>
  );
}
