import { OfFigure, useLinkToFact } from '@vp-digital/core/figures';
import { lawFor } from '@vp-digital/core/finance';
import { asOf, childSupplementCheck, optimumFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { PageDocuments, usePageDocuments } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Card } from '@vp-digital/core/ui';
import { ConditionRows } from './ConditionRows';
import type { OptimumData } from './data';

export interface ChildSupplementCardProps {
  data: OptimumData;
}

/** Kinderzuschlag of a household with children; what it owns is read for nothing else here. */
export const ChildSupplementCard = (props: ChildSupplementCardProps) => (
  <PageDocuments documents={further} asOf={asOf}>
    <Check {...props} />
  </PageDocuments>
);

const further = ['assets'] as const;

/** Whether Kinderzuschlag is worth an application: each precondition with its value; nothing of a household without children. */
function Check({ data }: ChildSupplementCardProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'optimumBelow.childSupplement' });
  const { euros } = useFormat();
  const linkTo = useLinkToFact();
  const date = useHost().clock.today();
  const assets = usePageDocuments(['assets']);
  const check = childSupplementCheck({ ...data, ...(assets.status === 'ready' && assets.data) }, date);
  if (!check) return undefined;
  const { children, mostPerChild, conditions } = check;
  return (
    <Card title={t('title')} caption={t('law', { year: lawFor(date).year })}>
      <OfFigure figure={optimumFigure}>
        <p>{t('text', { count: children, most: euros(mostPerChild) })}</p>
        <ConditionRows
          add={t('add')}
          rows={conditions.map(({ condition, state, held, facts = [] }) => ({
            key: condition,
            state,
            words: `${t(`condition.${condition}`)}: ${t(`state.${state}`)}`,
            value:
              held && (condition === 'leastIncome' || condition === 'wealth')
                ? t(`held.${condition}`, { actual: euros(held.actual), limit: euros(held.limit) })
                : undefined,
            href: facts.flatMap((fact) => linkTo(fact) ?? [])[0],
          }))}
        />
      </OfFigure>
    </Card>
  );
}
