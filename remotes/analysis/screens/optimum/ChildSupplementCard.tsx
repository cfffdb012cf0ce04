import { OfFigure, useLinkToFact } from '@vp-digital/core/figures';
import { lawFor } from '@vp-digital/core/finance';
import { asOf, childSupplementCheck, optimumFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { PageDocuments, usePageDocuments } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import {
  Card,
  Chip,
  HintList,
  InfoIcon,
  PositiveIcon,
  Stack,
  TextLink,
  WarningIcon,
} from '@vp-digital/core/ui';
import type { OptimumData } from '../../shared/optimum/data';

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

const icons = { met: PositiveIcon, unmet: WarningIcon, unknown: InfoIcon } as const;
const tones = { met: 'positive', unmet: 'warning', unknown: 'neutral' } as const;

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
        <Stack gap="medium">
          <p>{t('text', { count: children, most: euros(mostPerChild) })}</p>
          <HintList
            hints={conditions.map(({ condition, state, held, facts = [] }) => {
              const [href] = facts.flatMap((fact) => linkTo(fact) ?? []);
              const known =
                held && (condition === 'leastIncome' || condition === 'wealth')
                  ? t(`held.${condition}`, { actual: euros(held.actual), limit: euros(held.limit) })
                  : undefined;
              return {
                key: condition,
                title: t(`condition.${condition}`),
                text:
                  href === undefined ? (
                    known
                  ) : (
                    <TextLink writes href={href}>
                      {t('add')}
                    </TextLink>
                  ),
                action: (
                  <Chip tone={tones[state]} icon={icons[state]}>
                    {t(`state.${state}`)}
                  </Chip>
                ),
              };
            })}
          />
        </Stack>
      </OfFigure>
    </Card>
  );
}
