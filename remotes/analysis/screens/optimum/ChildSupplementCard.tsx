import { OfFigure, useFactWords, useLinkToFact } from '@vp-digital/core/figures';
import { lawFor } from '@vp-digital/core/finance';
import { asOf, childSupplementCheck, optimumFigure, type RecordedFact } from '@vp-digital/core/household';
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

/** Kinderzuschlag of a household with children; what it owns and what its home costs is read for nothing else here. */
export const ChildSupplementCard = (props: ChildSupplementCardProps) => (
  <PageDocuments documents={further} asOf={asOf}>
    <Check {...props} />
  </PageDocuments>
);

const further = ['assets', 'housing'] as const;

const icons = { met: PositiveIcon, unmet: WarningIcon, unknown: InfoIcon } as const;
const tones = { met: 'positive', unmet: 'warning', unknown: 'neutral' } as const;

/** Whether Kinderzuschlag is worth an application: each precondition with its value; nothing of a household without children. */
function Check({ data }: ChildSupplementCardProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'optimumBelow.childSupplement' });
  const { euros, list } = useFormat();
  const { factName } = useFactWords(data);
  const linkTo = useLinkToFact();
  const date = useHost().clock.today();
  const owned = usePageDocuments(further);
  const check = childSupplementCheck({ ...data, ...(owned.status === 'ready' && owned.data) }, date);
  if (!check) return undefined;
  const { children, mostPerChild, estimate, leastHousing = 0, conditions } = check;
  const count = children;
  const isNone = estimate.kind === 'computed' && estimate.value.amount === 0;
  const said = () => {
    const most = euros(mostPerChild * children);
    if (estimate.kind === 'computed') {
      const { above, amount, reduction } = estimate.value;
      return isNone
        ? t('none', { count, above: euros(above), reduction: euros(reduction), most })
        : t('estimated', { count, amount: euros(amount), most });
    }
    const missing = estimate.kind === 'missing' ? estimate.facts : [];
    const facts = list(missing.map((fact) => factName({ ...fact, fact: fact.fact as RecordedFact }))); // none of a newer release
    return leastHousing > 0
      ? t('onlyAbove', { least: euros(leastHousing), facts })
      : t('open', { count, facts });
  };
  // beside "probably not" what is met would read as if there were some
  const shown = isNone ? conditions.filter(({ state }) => state === 'unmet') : conditions;
  return (
    <Card title={t('title')} caption={t('law', { year: lawFor(date).year })}>
      <OfFigure figure={optimumFigure}>
        <Stack gap="medium">
          <p>{said()}</p>
          <HintList
            hints={shown.map(({ condition, state, held, facts = [] }) => {
              const [href] = facts.flatMap((fact) => linkTo(fact) ?? []);
              const known =
                held &&
                (condition === 'leastIncome' || condition === 'highestIncome' || condition === 'wealth')
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
