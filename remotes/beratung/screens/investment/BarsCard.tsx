import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Card, Chip, Columns, MoneyField, ProgressBar, Stack } from '@vp-digital/core/ui';
import { investmentRules, limits, openAnswers, riskFrame } from '../../shared/investment/riskFrame';
import type { SuitabilityEntry } from './useSuitability';

/** Would bear, can bear, has lived through: three amounts in euros, of which the smallest binds. */
export function BarsCard({ suitability }: { suitability: SuitabilityEntry }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'investment.bars' });
  const { euros, percent, list } = useFormat();
  const { answers, editor } = suitability;
  const frame = riskFrame(answers);
  const open = openAnswers(answers);
  const widest = Math.max(1, ...limits.map((name) => answers?.[name] ?? 0));
  return (
    <Card title={t('title')} caption={t('caption')}>
      <Stack gap="medium">
        <Columns count={3}>
          {limits.map((name) => (
            <Stack key={name} gap="small">
              <MoneyField {...editor.field(name, t(name))} hint={t(`hint.${name}`)} />
              {answers?.[name] !== undefined && (
                <ProgressBar
                  label={t('bar', { name: t(name), amount: euros(answers[name] ?? 0) })}
                  value={answers[name] ?? 0}
                  max={widest}
                />
              )}
              {frame?.binding === name && <Chip tone="accent">{t('binds')}</Chip>}
            </Stack>
          ))}
        </Columns>
        {frame ? (
          <p>
            {t('result', {
              loss: euros(frame.loss),
              course: percent(-investmentRules.courses.bad),
              shares: euros(frame.mostInShares),
              level: frame.riskClass,
              count: frame.horizonYears,
            })}
          </p>
        ) : (
          <p>{t('open', { answers: list(open.map((one) => t(`answer.${one}`))) })}</p>
        )}
        <p>{t('assumption')}</p>
      </Stack>
    </Card>
  );
}
