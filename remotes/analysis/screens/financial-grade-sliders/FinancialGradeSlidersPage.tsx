import {
  adults,
  criterionAmounts,
  gradeLevers,
  knownFree,
  goalTaskId,
  type PageProps,
} from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Alert, Button, Card, Columns, DataList, Key, Page, StepBar } from '@vp-digital/core/ui';
import { useEffect } from 'react';
import { useSteps } from '../../shared/steps/useSteps';
import { useBeginsTalk } from '../../shared/talk/talkRuns';
import { useGoal } from '../../shared/what-if/useGoal';
import { BandCard } from './BandCard';
import { CriterionRow } from './CriterionRow';
import { GradeCard } from './GradeCard';
import { LeversCard } from './LeversCard';
import { NotRevealed } from './NotRevealed';
import { useCriterionText } from './useCriterionText';
import { type GradeScenario, resetCriteria, type SliderData, useGradeScenario } from './useGradeScenario';

/** The computed grade, once everybody has said their own: sliders at today's values show what would change it. */
export default function FinancialGradeSlidersPage({ data }: PageProps<SliderData>) {
  const { t } = useTranslation('analysis', { keyPrefix: 'gradeSliders' });
  const { euros, list, number } = useFormat();
  const date = useHost().clock.today();
  const scenario = useGradeScenario(data);
  const steps = useSteps('gradeSliders');
  const goal = useGoal(goalTaskId('financialGrade'), routes.financialGradeSliders.path);
  const { t: word } = useTranslation('analysis', { keyPrefix: 'gradeWords' });
  const { shown, inEuros } = useCriterionText(data);
  useBeginsTalk();
  useEffect(() => resetCriteria, []); // what is tried ends with the page
  const { today, then, tried } = scenario;
  const isSaid = adults(data).every(({ id }) => data.financialGrade.items[id]?.ownGradeTenths !== undefined);
  if (!isSaid || today.kind !== 'graded' || !then)
    return <NotRevealed data={data} grade={today} isSaid={isSaid} steps={steps} />;
  const one = (grade: number) => number(grade, { minimumDecimals: 1, maximumDecimals: 1 });
  const levers = gradeLevers(data, date, today.criteria);
  const [biggest] = levers.filter(({ monthly }) => monthly !== undefined);
  const changes = today.criteria.filter(({ criterion }) => tried[criterion] !== undefined);
  const isTried = changes.length > 0;
  const short = shortOf(scenario, data, date);
  const remember = () => {
    goal?.remember(
      t('goal', {
        grade: one(then.grade),
        before: one(today.grade),
        changes: list(
          changes.map(({ criterion, value }) => {
            const now = tried[criterion] ?? value;
            const amount = inEuros(criterion, now);
            const line = `${word(`criterion.${criterion}`)} ${shown(criterion, now)}`;
            return amount === undefined ? line : `${line} (${amount})`;
          }),
        ),
      }),
    );
    resetCriteria();
  };
  return (
    <Page
      name={t('name')}
      headline={
        <Trans
          t={t}
          i18nKey={isTried ? 'headline.tried' : 'headline.today'}
          values={{ before: one(today.grade), grade: one(then.grade) }}
          components={{ key: <Key /> }}
        />
      }
      actions={
        isTried && (
          <>
            <Button onClick={resetCriteria}>{t('reset')}</Button>
            {goal && (
              <Button writes kind="primary" onClick={remember}>
                {t('remember')}
              </Button>
            )}
          </>
        )
      }
    >
      {goal?.text !== undefined && (
        <Alert tone="positive" announce title={t('remembered')}>
          {goal.text}
        </Alert>
      )}
      {short > 0 && <Alert tone="warning" title={t('short', { amount: euros(short) })} />}
      <Columns>
        <GradeCard data={data} scenario={scenario} />
        <LeversCard levers={levers} />
      </Columns>
      <Card title={t('criteria')} caption={t('how')}>
        {today.criteria.map((graded) => (
          <CriterionRow
            key={graded.criterion}
            data={data}
            graded={graded}
            tried={tried[graded.criterion]}
            isLever={graded.criterion === biggest?.criterion}
          />
        ))}
        {(today.missing.length > 0 || today.notRelevant.length > 0) && (
          <DataList
            items={[
              ...today.missing.map(({ criterion }) => ({
                key: criterion,
                label: word(`criterion.${criterion}`),
                value: t('missing'),
              })),
              ...today.notRelevant.map((criterion) => ({
                key: criterion,
                label: word(`criterion.${criterion}`),
                value: t('notRelevant'),
              })),
            ]}
          />
        )}
      </Card>
      {scenario.band && scenario.band.parts.length > 0 && <BandCard band={scenario.band} data={data} />}
      <StepBar {...steps} isSecondary={isTried && goal !== undefined} />
    </Page>
  );
}

/** What the tried values take a month more than is free: not all can be moved up at once. */
function shortOf({ values, tried }: GradeScenario, data: SliderData, date: string): number {
  const free = knownFree(data);
  if (free.kind !== 'computed') return 0;
  const amounts = criterionAmounts(data, date);
  const more = (['savingsRate', 'reserve'] as const).reduce((sum, criterion) => {
    const before = values[criterion];
    const now = tried[criterion];
    const whole = amounts[criterion]?.whole;
    if (before.kind !== 'computed' || now === undefined || whole === undefined) return sum;
    const change = Math.max(0, now - before.value) * whole;
    return sum + (criterion === 'reserve' ? change / 12 : change);
  }, 0);
  return Math.max(0, Math.round(more) - Math.max(0, free.value));
}
