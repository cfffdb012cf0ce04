import type { BasicPensionCourse } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Caption, Card, DataList, Stack, TextField } from '@vp-digital/core/ui';
import { AddToCart } from '../../shared/cart/AddToCart';
import { IntoSummary } from '../../shared/cart/IntoSummary';
import type { PensionPerson } from '../../shared/pension/data';
import { usePensionPlan } from '../../shared/pension/usePensionPlan';

/** The proposal in figures, its reason, and the way into the cart. */
export function ProposalCard({ data, person, course }: PensionPerson & { course: BasicPensionCourse }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'basicPensionSolution.proposal' });
  const { t: code } = useTranslation('household/contracts');
  const { euros } = useFormat();
  const plan = usePensionPlan({ data, person });
  const { terms, contributionYear, savingYear, netCostYear, cases, startYear } = course;
  const ownReason = data.basicPensionPlans.items[person.id]?.reason?.trim();
  const facts = t(terms.december > 0 ? 'factsDecember' : 'facts', {
    name: person.name,
    monthly: euros(terms.monthly),
    december: euros(terms.december),
    saved: euros(savingYear),
    pension: euros(cases.middle.real),
    age: terms.startAge,
  });
  return (
    <Card title={t('title', { name: person.name })}>
      <Stack gap="medium">
        <DataList
          items={[
            {
              key: 'monthly',
              label: t('months', { monthly: euros(terms.monthly) }),
              value: euros(12 * terms.monthly),
            },
            { key: 'december', label: t('december'), value: euros(terms.december) },
            { key: 'year', label: t('year'), value: euros(contributionYear), total: true },
            { key: 'saved', label: t('saved'), value: euros(-savingYear) },
            { key: 'effort', label: t('effort'), value: euros(netCostYear), total: true },
          ]}
        />
        <DataList
          items={[
            {
              key: 'pension',
              label: t('pension', { age: terms.startAge, year: startYear }),
              value: euros(cases.middle.gross),
            },
            { key: 'real', label: t('real'), value: euros(cases.middle.real) },
          ]}
        />
        <TextField
          {...plan.field('reason', t('reason'))}
          name="begruendung"
          hint={t('reasonHint')}
          lines={3}
          maxLength={2_000}
        />
        <AddToCart
          data={data}
          kind="primary"
          proposal={{
            title: code('line.basicPension'),
            personId: person.id,
            topic: 'oldAge',
            line: 'basicPension',
            premium: terms.monthly,
            frequency: 'monthly',
            projectedPension: cases.middle.gross,
            reason: ownReason ? `${ownReason} ${facts}` : facts,
            origin: routes.basicPensionSolution.path,
          }}
        />
        <IntoSummary rail="basicPension" origin={routes.basicPensionSolution.path} />
        <Caption>{t('remark')}</Caption>
      </Stack>
    </Card>
  );
}
