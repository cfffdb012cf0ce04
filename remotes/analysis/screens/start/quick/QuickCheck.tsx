import type { ShownCompleteness } from '@vp-digital/core/figures';
import { quickFacts } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { UndoButton } from '@vp-digital/core/parts';
import { useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Button, Caption, Page, ProgressBar, Stack } from '@vp-digital/core/ui';
import { SaveStateButton } from '../SaveStateButton';
import { EndCard } from './EndCard';
import { Headline } from './Headline';
import { Picture } from './Picture';
import { PictureCard } from './PictureCard';
import { QuestionCard } from '../../../shared/quick-check/QuestionCard';
import { useStations } from '../../../shared/quick-check/useStations';

/**
 * "Wenige Fragen, ein Bild", then the quick check: one question after the other, each written where its answer belongs, and
 * under them the picture that they make, as sure as they are.
 */
export default function QuickCheck({ areas, household: data }: ShownCompleteness) {
  const { t } = useTranslation('analysis', { keyPrefix: 'start.quick' });
  const householdId = useHouseholdId();
  const facts = quickFacts(data, useHost().clock.today(), areas);
  const { at, fact, isFirst, ofFirst, left, goTo, next, previous } = useStations(facts);
  const count = (state: (typeof facts)[number]['state']) => facts.filter((one) => one.state === state).length;
  const known = count('told');
  const answered = [
    t('answered', { told: known, count: facts.length }),
    ...(count('estimated') > 0 ? [t('estimated', { count: count('estimated') })] : []),
  ].join(' ');
  const onBack = previous && (() => goTo(previous));
  const onNext = () => goTo(next());
  const number = facts.findIndex(({ question }) => question === at) + 1;
  return (
    <Page
      name={t('name')}
      headline={<Headline data={data} />}
      actions={
        <>
          <UndoButton />
          {at === 'end' ? (
            <SaveStateButton />
          ) : (
            <Button href={routes.analysis.href({ householdId })}>{t('close')}</Button>
          )}
        </>
      }
    >
      <Stack>
        <div>
          <ProgressBar label={answered} value={known} max={facts.length} />
          <Caption>{answered}</Caption>
        </div>
        {fact && (
          <QuestionCard
            key={fact.question}
            fact={fact}
            data={data}
            caption={
              isFirst
                ? t('questionOfFirst', { number, count: ofFirst })
                : t('question', { number, count: facts.length })
            }
            onNext={onNext}
            onBack={onBack}
          />
        )}
        {at === 'picture' && <PictureCard data={data} left={left} onNext={onNext} onBack={onBack} />}
        {at === 'end' && <EndCard facts={facts} areas={areas} data={data} onGoTo={goTo} />}
        <Picture />
      </Stack>
    </Page>
  );
}
