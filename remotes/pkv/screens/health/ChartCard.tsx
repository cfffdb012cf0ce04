import { type HealthChart, healthQuestions, healthQuestionYears } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Card, Chip } from '@vp-digital/core/ui';
import classes from './ChartCard.module.css';
import { answerOf, bmiOf, type Light, lightOf, lightOfBmi, type Lit, oneDecimal, worstLight } from './lights';

const tones = { normal: 'positive', surcharge: 'warning', enquiry: 'accent' } as const satisfies Record<
  Light,
  string
>;
/** The columns: how far back a question goes. */
const spans = [3, 5, 10] as const;

/** Body systems by how far back is asked, each with its light and the rule behind it. */
export function ChartCard({ chart }: { chart: HealthChart }) {
  const { t } = useTranslation('pkv', { keyPrefix: 'health' });
  const { number } = useFormat();
  const today = useHost().clock.today();
  const worst = worstLight(chart, today);
  const bmi = bmiOf(chart);
  return (
    <Card
      title={t('chart.title')}
      caption={t('chart.caption')}
      actions={worst && <Chip tone={tones[worst]}>{t(`light.${worst}`)}</Chip>}
    >
      <div className={classes['place']}>
        <table className={classes['chart']}>
          <caption>{t('chart.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('chart.system')}</th>
              {spans.map((span) => (
                <th key={span} scope="col">
                  {t('chart.years', { years: span })}
                </th>
              ))}
              <th scope="col">{t('chart.light')}</th>
            </tr>
          </thead>
          <tbody>
            {bmi !== undefined && (
              <tr>
                <th scope="row">{t('chart.bmi')}</th>
                <td data-label={t('chart.answer')} colSpan={spans.length}>
                  {t('body.bmi', { value: number(bmi, oneDecimal) })}
                </td>
                <LightCell lit={lightOfBmi(bmi)} />
              </tr>
            )}
            {healthQuestions.map((question) => {
              const answered = chart.answers[question];
              return (
                <tr key={question}>
                  <th scope="row">{t(`question.${question}.name`)}</th>
                  {spans.map((span) =>
                    span === healthQuestionYears[question] ? (
                      <td key={span} data-label={t('chart.years', { years: span })}>
                        {answered
                          ? t(`said.${answered.answer}.${answered.evidence ?? 'unknown'}`)
                          : t('chart.open')}
                      </td>
                    ) : (
                      <td key={span} data-empty="" aria-hidden />
                    ),
                  )}
                  {answered ? (
                    <LightCell lit={lightOf(question, answerOf(chart, question), today)} />
                  ) : (
                    <td data-label={t('chart.light')}>–</td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

function LightCell({ lit: { light, rule } }: { lit: Lit }) {
  const { t } = useTranslation('pkv', { keyPrefix: 'health' });
  return (
    <td data-label={t('chart.light')}>
      <Chip tone={tones[light]}>{t(`light.${light}`)}</Chip>
      <span className={classes['rule']}>{t(`rule.${rule}`)}</span>
    </td>
  );
}
