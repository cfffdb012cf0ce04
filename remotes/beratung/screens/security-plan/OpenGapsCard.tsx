import { OfNeed, useNeedLink, useNeedWords } from '@vp-digital/core/figures';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Card, HintList, TextLink } from '@vp-digital/core/ui';
import type { PlanData } from './data';
import type { PlanEffects } from './effects';

/** What the plan leaves open, with what the household has said about it; nothing unknown is called closed. */
export function OpenGapsCard({ data, effects }: { data: PlanData; effects: PlanEffects }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'securityPlan.open' });
  const { name, lastAmount } = useNeedWords(data);
  const { date } = useFormat();
  const linkOf = useNeedLink();
  const { open, unknown } = effects.after;
  return (
    <Card title={t('title')}>
      {open.length === 0 && <p>{t(unknown.length > 0 ? 'noneKnown' : 'none')}</p>}
      <HintList
        hints={open.map((row) => {
          const { need, decided } = row;
          const { decision, followUpOn } = decided?.decision ?? {};
          const gap =
            need.kind === 'measured'
              ? t('gap', { amount: lastAmount(need, need.gap) })
              : t(need.state === 'partial' ? 'partial' : 'missing');
          const said =
            decision === 'notWanted'
              ? t('notWanted')
              : decision === 'later'
                ? followUpOn === undefined
                  ? t('later')
                  : t('laterOn', { date: date(followUpOn) })
                : undefined;
          return {
            key: row.key,
            title: name(row),
            text: <OfNeed topic={row.topic}>{said === undefined ? gap : `${gap} ${said}`}</OfNeed>,
            action: (
              <TextLink kind="more" href={linkOf(row).href} label={t('discussTopic', { topic: name(row) })}>
                {t('discuss')}
              </TextLink>
            ),
          };
        })}
      />
      {unknown.length > 0 && <p>{t('unknown', { count: unknown.length })}</p>}
    </Card>
  );
}
