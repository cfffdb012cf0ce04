import type { Recommendation } from '@vp-digital/core/contracts';
import type { SettledNeed } from '@vp-digital/core/household';
import type { ReportSettings } from './reportSettings';

type Gap = Pick<SettledNeed, 'topic' | 'personId' | 'decided'>;

/** Whether something was advised about a gap: about a personal one, to that person. */
export const isAbout = (one: Recommendation, { topic, personId }: Pick<Gap, 'topic' | 'personId'>): boolean =>
  one.topic === topic && (personId === undefined || one.personId === personId);

const adviceAbout = (gap: Gap, advice: readonly Recommendation[]) =>
  advice.filter((one) => isAbout(one, gap));

/** To be discussed is on the agenda only: nothing is decided by it. */
const saidOf = ({ decided }: Gap): 'later' | 'notWanted' | undefined => {
  const decision = decided?.decision.decision;
  return decision === 'discuss' ? undefined : decision;
};

export const isGapDecided = (gap: Gap, advice: readonly Recommendation[]): boolean =>
  saidOf(gap) !== undefined || adviceAbout(gap, advice).some(({ decision }) => decision !== undefined);

/** What was decided about a gap, in one sentence each: on what was advised, then on the topic itself; else that nothing was. */
export function gapDecision(
  gap: Gap,
  advice: readonly Recommendation[],
  { t }: Pick<ReportSettings, 't'>,
): string {
  const onAdvice = adviceAbout(gap, advice).flatMap(({ decision, advice: what }) =>
    decision === undefined
      ? []
      : [
          what === undefined
            ? t(`report.decisions.of.${decision}`)
            : t('report.first.decided', { decision: t(`report.decisions.of.${decision}`), what }),
        ],
  );
  const said = saidOf(gap);
  const { reason } = gap.decided?.decision ?? {};
  const word = said && t(`household/needDecisions:decision.${said}`);
  const onTopic =
    word === undefined
      ? []
      : [reason === undefined ? word : t('report.first.decided', { decision: word, what: reason })];
  const decided = [...onAdvice, ...onTopic];
  if (decided.length > 0) return decided.join('; ');
  return t(
    gap.decided?.decision.decision === 'discuss' ? 'report.first.toDiscuss' : 'report.first.undecided',
  );
}
