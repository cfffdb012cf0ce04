import { shortNameOf } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Card, Stack } from '@vp-digital/core/ui';
import { type BuildingInput, courseOf } from '../../shared/building/course';
import type { BuildingPersonData } from '../../shared/building/data';
import { useMonths } from '../../shared/building/useMonths';
import { AddToCart } from '../../shared/cart/AddToCart';
import { IntoSummary } from '../../shared/cart/IntoSummary';
import { longestReason } from '../../shared/cart/proposal';

/** The plan as a proposal: it becomes a position, and by a decision a contract. */
export function ProposalCard({ data, person, input }: BuildingPersonData & { input: BuildingInput }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'building.proposal' });
  const { euros } = useFormat();
  const months = useMonths();
  const { note = '', familyMemberId } = data.buildingPlans.items[person.id] ?? {};
  const holder = familyMemberId === undefined ? undefined : shortNameOf(data, familyMemberId);
  const { allocation } = courseOf(input);
  const facts = allocation
    ? t(allocation.loan > 0 ? 'facts' : 'factsSaved', {
        rate: euros(input.rate),
        sum: euros(input.sum),
        month: months.at(allocation.months),
        loan: euros(allocation.loan),
        payment: euros(allocation.loanPayment),
      })
    : '';
  const both = [note, facts].filter(Boolean).join(' ');
  const reason = both.length > longestReason ? note : both;
  return (
    <Card title={t('title')}>
      <Stack gap="medium">
        <p>{t('text')}</p>
        {holder !== undefined && <p>{t('inNameOf', { name: holder })}</p>}
        <AddToCart
          data={data}
          kind="primary"
          proposal={{
            title: t('position'),
            kind: 'widget',
            personId: (holder !== undefined && familyMemberId) || person.id,
            line: 'buildingSavings',
            premium: input.rate,
            frequency: 'monthly',
            targetSum: input.sum,
            company: input.tariff.company,
            ...(reason !== '' && { reason }),
            origin: routes.buildingSavingsConcept.path,
          }}
        />
        {facts !== '' && (
          <IntoSummary rail="building" origin={routes.buildingSavingsConcept.path} text={facts} />
        )}
      </Stack>
    </Card>
  );
}
